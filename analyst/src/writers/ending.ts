import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { shownShare, writeAmount, writeDecimal, writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { returnOf, settle } from '@prancheta/core/markets/settle.ts'
import type { ThemeId } from '../reading/ask.ts'
import { bullets, findMarket, namedIn, paragraphs, type Scene, sentences, type Writer } from '../scene.ts'
import { writeHouses } from './houses.ts'
import { atHouse, inSentence, titleOf } from './market-words.ts'
import { stakeOf, tellSettled } from './payout.ts'
import { pricedMarkets, recommendedMarkets } from './value.ts'

/** 'Tucunaré 1 x 0 Tucupi.' Empty while there is no score. */
export function scoreLine({ briefing: { match, running }, home, away }: Scene): string {
  const score = match.score ?? running?.score
  return score ? `${home} ${score.home} x ${score.away} ${away}.` : ''
}

const OUTCOMES = {
  won: 'bateu',
  'half won': 'deu meia vitória',
  void: 'foi devolvida',
  'half lost': 'deu meia derrota',
  lost: 'não bateu',
} as const
const MAIN = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'goals.under2.5', 'btts.yes', 'btts.no']
const ABOUT_PRICE: readonly ThemeId[] = [
  'value',
  'odds',
  'stake',
  'stayOut',
  'recommendation',
  'houses',
  'fairPrice',
  'payout',
  'risk',
  'combos',
]

/** A match that is over: the score first, then how bets on it ended, then what was said before it. */
export const writeOver: Writer = (scene) => {
  const { ask } = scene
  const named =
    ask.bets.length > 1
      ? ask.bets.flatMap(({ marketId }) => findMarket(scene, marketId) ?? [])
      : [scoredBy(scene) ?? namedIn(scene)].filter((market) => market !== null)
  const hasStake = stakeOf(ask.given) !== null && named.length > 0
  if (!hasStake && (ask.theme === 'houses' || (ask.theme === 'odds' && named.length > 0)))
    return paragraphs(`O jogo acabou: ${scoreLine(scene)} Antes dele, os preços eram estes.`, writeHouses(scene))
  return paragraphs(
    `O jogo acabou: ${scoreLine(scene)}`,
    ask.theme === 'corners' || ask.theme === 'cards' ? counted(scene) : null,
    named.length > 0 ? bullets(named.map((market) => ended(scene, market))) : null,
    ask.bets.length > 1 && ask.marketId !== null ? allInOne(scene, named) : null,
    ...(named.length === 1 ? named.map((market) => paid(scene, market)) : []),
    ask.half !== null ? 'De cada tempo eu não tenho o placar, só o do fim.' : null,
    named.length === 0 && ask.theme !== 'corners' && ask.theme !== 'cards' ? beforeIt(scene) : null,
    ask.theme === 'ending' || ABOUT_PRICE.includes(ask.theme) ? closing(scene) : null,
  )
}

/** 'O Tucupi marcou?' asks for a goal of that side. */
function scoredBy(scene: Scene): BriefedMarket | null {
  const { side, text, line } = scene.ask
  const asks = /\b(marcou|fez (algum |um |o )?gols?|balancou|deixou o dele|passou em branco)\b/.test(text)
  return side && line === null && asks ? findMarket(scene, `${side}Goals.over0.5`) : null
}

function outcomeOf({ briefing: { match } }: Scene, id: string) {
  return match.score ? settle(id, { goals: match.score, halfTime: null, corners: null, cards: null }) : 'unknown'
}

function ended(scene: Scene, market: BriefedMarket): string {
  const outcome = outcomeOf(scene, market.id)
  const { bestOdd, edge } = market
  const price =
    bestOdd === null || edge === null
      ? ''
      : ` e melhor odd ${writeOdd(bestOdd)}${atHouse(market)} (edge de ${writeEdge(edge)}, ${shownShare(edge) > 0 ? 'acima do justo' : 'sem valor'})`
  const how = outcome === 'unknown' ? 'não sei como terminou, porque só tenho o placar final' : OUTCOMES[outcome]
  const fails = scene.ask.theme === 'loss' ? ` e ${writeShare(1 - market.pooledChance)} de chance de falhar` : ''
  return `**${titleOf(market)}**: ${how}. Antes do jogo: ${writeShare(market.pooledChance)} de chance${fails}, odd justa ${writeOdd(market.fairOdd)}${price}.`
}

/** A bet on all of them at once wins only with every part. */
function allInOne(scene: Scene, rows: readonly BriefedMarket[]): string {
  const ends = rows.map(({ id }) => outcomeOf(scene, id))
  const lost = rows.filter((_, at) => ends[at] === 'lost')
  if (lost.length > 0) return `Juntas em uma aposta só, não bateram: faltou ${lost.map(inSentence).join(' e ')}.`
  if (ends.includes('unknown')) return 'Juntas em uma aposta só, não sei: só tenho o placar final.'
  return ends.every((end) => end === 'won')
    ? 'Juntas em uma aposta só, bateram: todas as partes vieram.'
    : 'Juntas em uma aposta só, não caíram: a parte devolvida sai da conta, e o pagamento diminui.'
}

function paid(scene: Scene, market: BriefedMarket): string | null {
  const outcome = outcomeOf(scene, market.id)
  const odd = scene.ask.offeredOdd ?? market.bestOdd
  return outcome === 'unknown' || odd === null ? null : tellSettled(scene, odd, returnOf(outcome, odd))
}

/** What the analysis said, and which of the main bets came in. */
function beforeIt(scene: Scene): string | null {
  const { expectedGoals, likelyScores, match } = scene.briefing
  const [home, draw, away] = MAIN.slice(0, 3).map((id) => findMarket(scene, id))
  if (!home || !draw || !away || !match.score) return null
  const [likeliest] = likelyScores.toSorted((a, b) => b.chance - a.chance)
  const came = (isWon: boolean) =>
    MAIN.filter((id) => (outcomeOf(scene, id) === 'won') === isWon)
      .flatMap((id) => findMarket(scene, id) ?? [])
      .map(inSentence)
      .join(', ')
  return paragraphs(
    sentences(
      `Antes do jogo: ${scene.home} ${writeShare(home.pooledChance)}, empate ${writeShare(draw.pooledChance)}, ${scene.away} ${writeShare(away.pooledChance)}.`,
      expectedGoals
        ? `Saíram ${writeAmount(match.score.home + match.score.away, 'gol', 'gols')}, contra ${writeDecimal(expectedGoals.home + expectedGoals.away)} esperados (${writeDecimal(expectedGoals.home)} + ${writeDecimal(expectedGoals.away)}).`.replace(
            /Saíram (\S+ gol,)/,
            'Saiu $1',
          )
        : null,
      likeliest
        ? `O placar mais provável era ${likeliest.home} x ${likeliest.away}, com ${writeShare(likeliest.chance)}.${ofScore(scene)}`
        : null,
    ),
    `Bateram: ${came(true)}. Não bateram: ${came(false)}.`,
  )
}

/** How likely the score was that came, where it is not the likeliest itself. */
function ofScore(scene: Scene): string {
  const { home, away } = scene.briefing.match.score ?? { home: 0, away: 0 }
  const market = findMarket(scene, `score.${home}-${away}`)
  return market ? ` O placar de ${home} x ${away} tinha ${writeShare(market.pooledChance)} de chance.` : ''
}

function counted({ ask, briefing: { expectedCorners, expectedCards } }: Scene): string {
  const [expected, what] = ask.theme === 'corners' ? [expectedCorners, 'escanteios'] : [expectedCards, 'cartões']
  const before = expected
    ? ` Antes dele eram esperados ${writeDecimal(expected.home)} do mandante e ${writeDecimal(expected.away)} do visitante.`
    : ''
  return `Quantos ${what} saíram eu não sei: do jogo só tenho o placar.${before}`
}

function closing(scene: Scene): string {
  const [approved] = recommendedMarkets(scene)
  const [nearest] = pricedMarkets(scene)
  const rule = approved
    ? `Antes do jogo, passava na regra ${inSentence(approved)}, com edge de ${writeEdge(approved.edge ?? 0)}.`
    : nearest
      ? 'Antes do jogo nada passava na regra: por números, a stake era zero e ficar de fora era o certo.'
      : null
  return sentences(
    rule,
    'Agora não há mais o que apostar nele. Um jogo só não prova acerto nem erro, nem diz do próximo.',
  )
}

/** Asked how a match ended that has not been played. */
export const writeEnding: Writer = (scene) =>
  `Nos meus dados, ${scene.home} contra ${scene.away} ainda não terminou, então não há placar nem aposta decidida. O que tenho são as chances de antes do jogo.`
