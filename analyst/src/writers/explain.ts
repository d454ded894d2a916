import type { BriefedMarket } from '@prancheta/core/chat/briefing.ts'
import { writeEdge, writeList, writeOdd, writeShare, writeStakeShare } from '@prancheta/core/chat/figures.ts'
import { COMBO_BANDS } from '@prancheta/core/combos/bands.ts'
import { writeGrade } from '@prancheta/core/confidence/grade.ts'
import { RULE_WORDS } from '@prancheta/core/confidence/is-recommended.ts'
import { type ConceptId, conceptOf } from '../concepts/concepts.ts'
import { RELATED_CONCEPT } from '../concepts/related-concepts.ts'
import type { Ask, ThemeId } from '../reading/ask.ts'
import { bullets, findMarket, focusIn, namedIn, paragraphs, type Scene, type Writer } from '../scene.ts'
import { tellLineMeaning } from './line-meaning.ts'
import { inSentence, marketRow, oppositeOf } from './market-words.ts'
import { marketsOfTheme } from './numbers.ts'
import { pricedMarkets } from './value.ts'

/** The market nearest to it shows best what a chance means. */
const EVEN = 0.5

/** The words one must know to read a theme's answer. */
export const CONCEPTS_BY_THEME: Partial<Record<ThemeId, readonly ConceptId[]>> = {
  result: ['oneXTwo', 'fairOdd'],
  favourite: ['oneXTwo', 'expectedValue'],
  goals: ['overUnder', 'expectedGoals'],
  bothScore: ['btts'],
  handicap: ['asianHandicap'],
  doubleChance: ['doubleChance'],
  drawNoBet: ['drawNoBet'],
  correctScore: ['poisson'],
  halves: ['overUnder'],
  odds: ['odd', 'margin'],
  houses: ['margin'],
  fairPrice: ['fairOdd'],
  loss: ['variance'],
  payout: ['odd'],
  stayOut: ['expectedValue'],
  value: ['edge', 'fairOdd'],
  stake: ['kelly', 'bankrollCare'],
  combos: ['combo'],
  risk: ['variance'],
  confidence: ['confidence', 'calibration'],
  recommendation: ['edge', 'confidence'],
  modelMarket: ['pooled'],
  expectedGoals: ['expectedGoals'],
  method: ['poisson', 'pooled'],
  corners: ['countModel'],
  cards: ['countModel'],
  oneMarket: ['fairOdd'],
}

export const writeExplain: Writer = (scene) => {
  const { theme, isEuropean } = scene.ask
  const ids: readonly ConceptId[] =
    theme === 'handicap' && isEuropean ? ['europeanHandicap'] : (CONCEPTS_BY_THEME[theme] ?? [])
  if (ids.length === 0) {
    return 'Esse dado não esconde nenhuma conta: é o que aconteceu ou o que a fonte prevê. Se quiser, pergunte por que ele importa para gols, resultado ou preço.'
  }
  const told = ids.map(conceptOf).map(({ word, meaning, more }) => `**${word}.** ${meaning} ${more}`)
  // Nearest to even: the line a reader would call open.
  const [market] = marketsOfTheme(scene).toSorted(
    (a, b) => Math.abs(a.pooledChance - EVEN) - Math.abs(b.pooledChance - EVEN),
  )
  const shown = focusIn(scene) ?? market
  return paragraphs(
    ...told,
    shown ? `Neste jogo: ${caseOf(shown)}.` : null,
    shown
      ? `Na prática: em cada dez jogos assim, ${inSentence(shown)} sai em uns ${Math.round(shown.pooledChance * 10)}.`
      : null,
  )
}

/** Words of the trade, with a case from this very match where there is one. Asked for more, the idea next door. */
export function tellConcepts(ask: Ask, scene: Scene | null, pick: Scene['pick']): string {
  const { concepts, manner } = ask
  const [id] = concepts
  if (manner !== 'answer' && ask.turn > 1 && id) {
    const { word, meaning, more } = conceptOf(RELATED_CONCEPT[id])
    const lead = pick([
      'Ajuda olhar para a ideia vizinha.',
      'Fica mais claro junto de outro conceito.',
      'Visto por outro lado:',
    ])
    return paragraphs(`${lead} **${word}.** ${meaning}`, more)
  }
  const told = concepts.map(conceptOf).map(({ word, meaning, more }) => paragraphs(`**${word}.** ${meaning}`, more))
  return paragraphs(
    sameBet(ask),
    ...told,
    ofOwnFigure(ask),
    tellLineMeaning(ask),
    // Who is under age or in trouble hears of no price.
    scene && id && !ask.isTroubled ? exampleFor(scene, id) : null,
  )
}

/** Two names of one bet are not explained as if they were two. */
const sameBet = ({ text, concepts }: Ask): string | null =>
  concepts.includes('drawNoBet') && /\bhandicap (asiatico )?(0|zero)\b/.test(text)
    ? 'Nenhuma na prática: handicap asiático sem vantagem de gols e empate anula são a mesma aposta, o time precisa vencer e o empate devolve o valor.'
    : null

/** The odd or the edge that the reader saw, told with the word that was asked for. */
function ofOwnFigure({ concepts: [id], offeredOdd, text }: Ask): string | null {
  if (id === 'odd' && offeredOdd !== null)
    return `Na odd ${writeOdd(offeredOdd)}, se a aposta bater, cada real volta multiplicado por ${writeOdd(offeredOdd)}, com o próprio real dentro; se não bater, se perde. Ela embute 1 ÷ ${writeOdd(offeredOdd)} = ${writeShare(1 / offeredOdd)} de chance.`
  const [, sign, digits] = id === 'edge' ? (/([+-])? ?(\d+(?:\.\d+)?) ?%/.exec(text) ?? []) : []
  if (digits === undefined) return null
  return sign === '-'
    ? 'Negativo é ruim para quem aposta: o preço está abaixo do justo.'
    : `Positivo é bom no preço: paga acima do justo. A regra só recomenda a partir de ${RULE_WORDS.edge}, e mesmo assim a aposta pode perder.`
}

const PRICE_WORDS: readonly ConceptId[] = [
  'edge',
  'expectedValue',
  'fairOdd',
  'odd',
  'margin',
  'pooled',
  'impliedChance',
]
/** Markets that show a kind of bet in the match at hand. */
const EXAMPLE_OF: Partial<Record<ConceptId, readonly string[]>> = {
  btts: ['btts.yes', 'btts.no'],
  overUnder: ['goals.over2.5', 'goals.under2.5'],
  oneXTwo: ['result.home', 'result.draw', 'result.away'],
  asianHandicap: ['asianHandicap.home-1', 'asianHandicap.away+1'],
  europeanHandicap: ['europeanHandicap.-1.home', 'europeanHandicap.-1.draw', 'europeanHandicap.-1.away'],
  doubleChance: ['doubleChance.homeDraw', 'doubleChance.drawAway'],
  drawNoBet: ['drawNoBet.home', 'drawNoBet.away'],
}
const STAKE_WORDS: readonly ConceptId[] = ['kelly', 'stake']

function exampleFor(scene: Scene, id: ConceptId): string | null {
  // Of a match that is being played or over no price is told.
  if (scene.phase !== 'ahead') return null
  const best = pricedMarkets(scene)[0] ?? findMarket(scene, 'result.home')
  if (!best) return null
  if (id === 'confidence') return ownGrade(scene)
  if (id === 'combo') return bands(scene)
  const named = namedIn(scene)
  const shown = EXAMPLE_OF[id]?.flatMap((market) => findMarket(scene, market) ?? []) ?? []
  if (named && EXAMPLE_OF[id])
    return `Neste jogo:\n${bullets([named, oppositeOf(scene, named) ?? []].flat().map(marketRow))}`
  if (shown.length > 0) return `Neste jogo:\n${bullets(shown.map(marketRow))}`
  if (PRICE_WORDS.includes(id)) return `Neste jogo: ${caseOf(best)}.`
  if (!STAKE_WORDS.includes(id) || best.kelly === null || best.edge === null) return null
  return `Neste jogo: com edge de ${writeEdge(best.edge)} em ${inSentence(best)}, um quarto de Kelly dá ${writeStakeShare(best.kelly)} da banca.`
}

function bands({ briefing: { combos } }: Scene): string {
  const rows = COMBO_BANDS.map(({ option, name, targetDesc }) => {
    const isThere = combos.some((combo) => combo.option === option)
    return `**${option}, ${name}**: ${targetDesc.charAt(0).toLowerCase()}${targetDesc.slice(1)}${isThere ? '' : ' (neste jogo não há)'}`
  })
  return `As quatro faixas da análise:\n${bullets(rows)}`
}

function ownGrade({ briefing: { confidence } }: Scene): string | null {
  if (!confidence) return null
  const parts = confidence.parts.map(({ name, points }) => `${name} ${writeGrade(points)}`)
  return `Nesta análise a nota é ${writeGrade(confidence.points)}${parts.length > 0 ? `: ${writeList(parts)}` : ''}.`
}

function caseOf(market: BriefedMarket): string {
  const { pooledChance, fairOdd, bestOdd, edge } = market
  const price =
    bestOdd === null || edge === null ? '' : `; a melhor odd é ${writeOdd(bestOdd)}, e daí o edge de ${writeEdge(edge)}`
  return `${inSentence(market)} tem ${writeShare(pooledChance)} de chance, o que dá odd justa de ${writeOdd(fairOdd)}${price}`
}
