import type { BriefedCombo, BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeList, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { settle } from '@prancheta/core/markets/settle.ts'
import type { Bet } from '../reading/ask.ts'
import { UNPRICED } from '../reading/unpriced.ts'
import { bullets, findMarket, paragraphs, type Scene, type Writer } from '../scene.ts'
import { inSentence, marketRow } from './market-words.ts'
import { comboOf, NOT_CALCULATED, writeOneMarket } from './named-market.ts'
import { whyIn } from './one-combo.ts'
import { stakeOf } from './payout.ts'

/** From so many parts on a bet is told part by part: of two, the whole is what is asked for. */
const TOLD_BY_PARTS = 3

type Placed = { market: BriefedMarket; stake: number | null; odd: number | null }

/** Several bets at once: all in one, where a combo of this match holds them, or each beside the other. */
export const writeSeveral: Writer = (scene) => {
  const isStaked = scene.ask.bets.some(({ stake }) => stake !== null)
  // 'Quanto perco se der visitante?' names a result, and no bet.
  const bets = scene.ask.bets
    .filter(({ stake, odd }) => !isStaked || stake !== null || odd !== null)
    .flatMap((bet) => placed(scene, bet))
  const rows = bets.map(({ market }) => market)
  if (scene.ask.marketId === UNPRICED || rows.length < 2) {
    if (rows.length > 1 && rows.every(({ id }) => id.startsWith('result.'))) return exclude(scene, rows)
    const combo = comboOf(scene, rows)
    if (combo) return tellCombo(combo)
    return rows.length < TOLD_BY_PARTS
      ? writeOneMarket(scene)
      : paragraphs(`Parte por parte:\n${bullets(rows.map(marketRow))}`, NOT_CALCULATED)
  }
  const areResults = rows.every(({ id }) => /^(result|doubleChance)\./.test(id))
  return paragraphs(
    'São apostas separadas, cada uma com o seu preço:',
    bullets(bets.map(tellBet)),
    areResults ? null : allBack(bets),
    areResults ? `Por resultado:\n${bullets(byResult(scene, bets))}` : null,
    `${!areResults && canAllEnd(bets, 'lost') ? 'Todas podem perder no mesmo jogo' : 'Há sempre como perder alguma delas'}: espalhar não tira o risco nem cria valor, e cada preço traz a margem da casa.`,
  )
}

/** What comes back if every one of them wins. */
function allBack(bets: readonly Placed[]): string | null {
  const backs = bets.map(({ stake, odd }) => (stake === null || odd === null ? null : stake * odd))
  const known = backs.filter((back) => back !== null)
  if (known.length < 2 || known.length < bets.length || !canAllEnd(bets, 'won')) return null
  return `Se todas baterem, volta a soma: ${bets.map(({ stake, odd }) => `${writeMoney(stake ?? 0)} × ${writeOdd(odd ?? 0)}`).join(' + ')} = ${writeMoney(known.reduce((sum, back) => sum + back, 0))}.`
}

/** Whether some score ends all of them so: who has the home win and the draw never wins both. */
function canAllEnd(bets: readonly Placed[], end: 'won' | 'lost'): boolean {
  const goals = Array.from({ length: MOST_GOALS }, (_, at) => at)
  return goals.some((home) =>
    // What the goals of the match do not settle may go with any of them.
    goals.some((away) => bets.every(({ market: { id } }) => ['unknown', end].includes(endOf(id, home, away)))),
  )
}

const MOST_GOALS = 10
const endOf = (id: string, home: number, away: number): string =>
  settle(id, { goals: { home, away }, halfTime: null, corners: null, cards: null })

/** A match ends one way only. */
function exclude(scene: Scene, rows: readonly BriefedMarket[]): string {
  const [one, other] = rows.map(({ id }) => id.replace('result.', ''))
  const either = scene.briefing.markets.find(
    ({ id }) =>
      id.startsWith('doubleChance.') &&
      [one, other].every((part) => part && id.toLowerCase().includes(part.toLowerCase())),
  )
  return paragraphs(
    'Juntas elas não acontecem: o jogo tem um resultado só, e uma aposta que pedisse os dois nunca venceria.',
    either && rows.length === 2 ? `Uma ou outra é a dupla chance. ${marketRow(either)}.` : bullets(rows.map(marketRow)),
  )
}

function placed(scene: Scene, { marketId, stake, odd }: Bet): Placed[] {
  const market = findMarket(scene, marketId)
  return market ? [{ market, stake: stake ?? stakeOf(scene.ask.given), odd: odd ?? market.bestOdd }] : []
}

function tellBet({ market, stake, odd }: Placed): string {
  const price =
    odd === null
      ? `odd justa ${writeOdd(market.fairOdd)}, sem preço de casa`
      : `odd ${writeOdd(odd)} (justa ${writeOdd(market.fairOdd)})`
  const back =
    stake !== null && odd !== null
      ? `; ${writeMoney(stake)} × ${writeOdd(odd)} = ${writeMoney(stake * odd)} se bater`
      : ''
  return `${inSentence(market)}: ${writeShare(market.pooledChance)} de chance, ${price}${back}`
}

/** How the bets end for each result of the match, and what is left of the money where it is known. */
function byResult(scene: Scene, bets: readonly Placed[]): string[] {
  const results = [
    [`Vitória de ${scene.home}`, 1, 0],
    ['Empate', 1, 1],
    [`Vitória de ${scene.away}`, 0, 1],
  ] as const
  return results.map(([name, home, away]) => {
    const told = bets.map(({ market }) => `${inSentence(market)} ${wins(market.id, home, away) ? 'ganha' : 'perde'}`)
    const left = bets.map(({ market, stake, odd }) =>
      stake === null || odd === null ? null : stake * ((wins(market.id, home, away) ? odd : 0) - 1),
    )
    const known = left.filter((part) => part !== null)
    const sum = known.reduce((all, part) => all + part, 0)
    const money =
      known.length === bets.length && bets.length > 2
        ? `; volta ${sum < 0 ? 'menos' : 'mais'} do que foi apostado ao todo`
        : known.length === bets.length
          ? `; no fim, ${shownSum(bets, home, away)} = ${sum < 0 ? 'perda' : 'lucro'} de ${writeMoney(Math.abs(sum))}`
          : ''
    return `${name}: ${told.join(', ')}${money}`
  })
}

/** 'R$ 100,00 × 2,72 − (R$ 100,00 + R$ 50,00)': what comes back, less all that was staked. */
function shownSum(bets: readonly Placed[], home: number, away: number): string {
  const back = bets
    .filter(({ market }) => wins(market.id, home, away))
    .map(({ stake, odd }) => `${writeMoney(stake ?? 0)} × ${writeOdd(odd ?? 0)}`)
  const staked = bets.map(({ stake }) => writeMoney(stake ?? 0))
  return back.length === 0 ? staked.join(' + ') : `${back.join(' + ')} − (${staked.join(' + ')})`
}

const wins = (id: string, home: number, away: number): boolean => endOf(id, home, away) === 'won'

function tellCombo({ option, name, legs, chance, fairOdd, productOfOdds, reason }: BriefedCombo): string {
  return paragraphs(
    `É a combinada **${option}, ${name}**, deste jogo: ${writeList(legs)}. Juntas acontecem em **${writeShare(chance)}** das vezes, odd justa ${writeOdd(fairOdd)}.`,
    productOfOdds === null
      ? 'Nem todas as partes têm preço de casa, então não há odd somada para comparar.'
      : `As odds multiplicadas dariam ${writeOdd(productOfOdds)}, mas esse não é o preço certo: no mesmo jogo as partes dependem umas das outras. Compare a justa com o que a casa oferecer pela combinação inteira.`,
    whyIn(reason),
  )
}
