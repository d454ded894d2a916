import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { cleanName } from '@prancheta/core/chat/clean-name.ts'
import { writeEdge, writeList } from '@prancheta/core/chat/figures.ts'
import { bullets, paragraphs, sentences } from '#scene.ts'
import { allEnds, endAt } from '#skills/slip/ends.ts'
import type { Placed } from '#skills/slip/read-slip.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { inSentence, titleOf } from '#writers/market-words.ts'
import { allOf, type Facts, holds } from './facts.ts'
import type { OwnBet } from './own-bets.ts'
import { countedAs } from './rates.ts'
import { difference, gainOrLoss, money, odd, type Solver, share } from './sum.ts'

/** Several bets of one match, and what they leave at each way it may end. */
export const scenarios: Solver = ({ facts, markets, scene, text }) => {
  const bets = facts.bets ?? atBest(facts, markets)
  if (/\b(?:multipla|combinada|juntas?|mesma aposta)\b/.test(text)) return null
  if (!scene || !bets || bets.length < 2 || bets.length !== markets.length || bets.some(({ isWon }) => isWon !== null))
    return null
  if (!holds(facts, countedAs(facts, 'stake', 'odd', 'goals', 'other', 'bankroll'))) return null
  const placed = bets.flatMap(({ stake, odd: price }, at): Placed[] => {
    const market = markets[at]
    return market ? [{ market, stake, price, isOwnPrice: facts.bets !== null }] : []
  })
  const asked = goalsAsked(facts)
  const put = placed.map(({ stake }) => money(stake)).join(' + ')
  const rows = allEnds(placed)
  if (!rows) return null
  if (asked.length > 0 && placed.every(({ market }) => market.id.startsWith('goals.')))
    return bullets(asked.map((goals) => rowOf(`Com ${goals} gols`, placed, goals, put)))
  const worst = rows.at(-1)?.net ?? 0
  return paragraphs(
    facts.bets === null
      ? `Sem as suas odds, uso as melhores de hoje: ${writeList(placed.map(({ market, price }) => `${odd(price)} em ${inSentence(market)}`))}.`
      : null,
    /\bcobr\w+|\bproteg\w+/.test(text)
      ? worst >= 0
        ? 'Cobre: em nenhum resultado se perde.'
        : 'Não cobre tudo: ainda há resultado com prejuízo.'
      : /\bso uma?\b/.test(text)
        ? 'Depende de qual:'
        : /\b(?:ganho|lucro|lucr\w+|perco|garant\w+|vale|saio)\b/.test(text) && (worst > 0 || (rows[0]?.net ?? 0) < 0)
          ? worst > 0
            ? 'Sim, em qualquer resultado:'
            : 'Não, perde-se em qualquer resultado:'
          : 'Em cada caso:',
    bullets(
      rows.map(({ won, net }) => {
        if (won.length === 0) return `Se nenhuma bater: ${put} = ${gainOrLoss(net)}`
        if (facts.bets === null && won.length > 1)
          return `Se baterem ${writeList(won.map(({ market }) => inSentence(market)))}: os dois retornos se somam`
        const back = won.map(({ stake, price }) => `${money(stake)} × ${odd(price)}`).join(' + ')
        const which = writeList(won.map(({ market }) => inSentence(market)))
        return `Se bater ${won.length < placed.length ? 'só ' : ''}${which}: ${difference(won.length > 1 ? `(${back})` : back, `(${put})`, net)}`
      }),
    ),
  )
}

/** '10 no mandante e 10 no over': at the best prices of the match, where none are told. */
function atBest(facts: Facts, markets: readonly BriefedMarket[]): OwnBet[] | null {
  const stakes = allOf(facts, 'stake')
  if (stakes.length !== markets.length || stakes.length < 2 || allOf(facts, 'odd').length > 0) return null
  const bets = stakes.flatMap((stake, at): OwnBet[] => {
    const price = markets[at]?.bestOdd
    return price == null ? [] : [{ stake, odd: price, isWon: null }]
  })
  return bets.length === stakes.length ? bets : null
}

/** 'Com 2 gols, com 3 e com 4'. */
const goalsAsked = (facts: Facts): number[] =>
  allOf(facts, 'goals').length === 0 ? [] : allOf(facts, 'goals', 'other')

function rowOf(name: string, placed: readonly Placed[], goals: number, put: string): string {
  const { won, net } = endAt(placed, { home: goals, away: 0 }) ?? { won: [], net: 0 }
  const back = won.map(({ stake, price }) => `${money(stake)} × ${odd(price)}`).join(' + ')
  return `${name}: ${back === '' ? `${put} = ${gainOrLoss(net)}` : difference(won.length > 1 ? `(${back})` : back, `(${put})`, net)}`
}

/** 'No -0.75, ganha por 1': what an asian line leaves of a bet at one margin. */
export const quarterLine: Solver = ({ facts, text }) => {
  const [line] = allOf(facts, 'line')
  const [stake] = allOf(facts, 'stake')
  const [price] = allOf(facts, 'odd')
  if (line === undefined || stake === undefined || price === undefined) return null
  if (!holds(facts, countedAs(facts, 'stake', 'odd', 'goals', 'other')) || allOf(facts, 'line').length !== 1)
    return null
  const margin = marginIn(text)
  if (margin === null || !/[+-] ?\d/.test(text)) return null
  const halves = Math.abs(line * 2) % 1 === 0.5 ? [line - 0.25, line + 0.25] : [line, line]
  const outcomes = halves.map((one) => Math.sign(margin + one))
  const back = outcomes.reduce((sum, sign) => sum + (sign > 0 ? price : sign === 0 ? 1 : 0) / 2, 0) * stake
  const named = (sign: number) => (sign > 0 ? 'ganha' : sign === 0 ? 'é devolvida' : 'perde')
  const each = (sign: number) =>
    sign > 0 ? `${money(stake / 2)} × ${odd(price)}` : sign === 0 ? money(stake / 2) : money(0)
  const [first = 0, second = 0] = outcomes
  const detail =
    first < 0 && second < 0
      ? `a aposta perde, e os ${money(stake)} vão junto`
      : halves[0] === halves[1]
        ? first > 0
          ? `a aposta ganha: ${money(stake)} × ${odd(price)} = **${money(back)}** de volta`
          : first === 0
            ? `a aposta é anulada e os ${money(stake)} voltam`
            : `a aposta perde, e os ${money(stake)} vão junto`
        : `${money(stake)} ÷ 2 = ${money(stake / 2)} vai em cada uma de duas partes, e voltam ${each(first)} + ${each(second)} = **${money(back)}**, ou seja, ${difference(money(back), money(stake), back - stake)}`
  return sentences(
    `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
    halves[0] === halves[1]
      ? null
      : `Uma parte fica na linha ${signed(halves[0] ?? 0)} e ${named(first)}; a outra, na linha ${signed(halves[1] ?? 0)}, e ${named(second)}.`,
  )
}

const signed = (line: number): string => `${line < 0 ? '−' : '+'}${String(Math.abs(line)).replace('.', ',')}`

function marginIn(text: string): number | null {
  const [, won] = /\b(?:ganh\w+|venc\w+|vitoria)(?: (?:so|apenas|por|de))* (\d|um|dois|tres)\b/.exec(text) ?? []
  if (won !== undefined) return won === 'um' ? 1 : won === 'dois' ? 2 : won === 'tres' ? 3 : Number(won)
  const [, lost] = /\b(?:perd\w+|derrota)(?: (?:so|apenas|por|de))* (\d|um|dois|tres)\b/.exec(text) ?? []
  if (lost !== undefined) return lost === 'um' ? -1 : lost === 'dois' ? -2 : lost === 'tres' ? -3 : -Number(lost)
  return /\bempat\w*/.test(text) ? 0 : null
}

/** What the same money brings more at the best house than at another one. */
export const betweenHouses: Solver = ({ facts, market, scene, house, text }) => {
  const [stake] = allOf(facts, 'stake')
  if (!market || stake === undefined || !holds(facts, { stake: 1 }) || scene?.phase !== 'ahead') return null
  if (!/\b(?:a mais|diferenca|em vez|a menos|perco|deixo)\b/.test(text)) return null
  // Which of the others is meant is known where a house is named, or the worst.
  if (house === null && !/\b(?:pior|menor|diferenca|em vez)\b/.test(text)) return null
  const best = market.prices[0]
  const other = house === null ? market.prices.at(-1) : market.prices.find((price) => price.house === house)
  if (!best || !other) return null
  const gap = best.odd - other.odd
  return sentences(
    gap === 0
      ? `Nada: as duas pagam o mesmo em ${inSentence(market)}, ${odd(best.odd)}.`
      : `A mais, se bater ${inSentence(market)}: ${money(stake)} × (${odd(best.odd)} − ${odd(other.odd)}) = **${money(stake * gap)}**, na ${cleanName(best.house)} em vez da ${cleanName(other.house)}.`,
    `${titleOf(market)} tem ${share(market.pooledChance)} de chance; na melhor odd, ${chanceFactor(market.pooledChance, best.odd)} × ${odd(best.odd)} − 1 = ${writeEdge(market.pooledChance * best.odd - 1)} de edge.`,
  )
}
