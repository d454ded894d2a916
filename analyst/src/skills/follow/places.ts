import { writeEdge, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarkets } from '#reading/markets/find-markets.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { chanceFactor } from '#writers/exact-share.ts'
import { atHouse, inSentence } from '#writers/market-words.ts'
import type { Message, Reply } from '../skill.ts'
import { marketOfTalk } from './told.ts'

const NEXT =
  /^(?:(?:e|mas|ta|ok|entao|qual) )*(?:qual (?:e |seria )?)?(?:[oa] )?(?:(segund[oa]|terceir[oa]|quart[oa])(?: (?:melhor|mais provavel|maior|opcao|colocad\w|placar|lugar|alternativa|aposta|menos ruim))?|(?:o |a )?(?:proxim[oa]|seguinte)|depois (?:dess[ea]|del[ea])|(?:vem )?depois|em segundo|mais (?:um|uma|outr[oa])|outr[oa])(?: (?:mais provavel|depois dess[ea]|del[ea]s|melhor|opcao|qual|placar))*$/
const PLACE: Readonly<Record<string, number>> = { segund: 1, terceir: 2, quart: 3 }
const ORDINAL = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto']
const WORST =
  /\b(?:pior|menos (?:vale|compensa|indic\w+)|nem a pau|de jeito nenhum|fugir|evit\w+|passar longe|nao (?:ia|iria|entraria|apostaria|colocaria)\b.{0,12}\bnem)\b/
/** 'Mas se tivesse que escolher uma?' */
const ONE_ONLY =
  /\bse (?:voce )?(?:tivesse|fosse|tiver|for)\b.{0,8}\b(?:escolher|apostar|ir|pegar)\b|^(?:(?:e|mas) )*(?:escolh\w+|fica\w* com|diz) (?:so )?uma(?: so)?$/
const BEST_ASKED =
  /\b(?:melhor|boa|recomend\w+|indic\w+|apost\w+|valor|vale|edge|sugest\w+|sugere|entrada|dica|palpite)\b/

/** 'E a segunda melhor?', 'e depois desse?', 'e a pior?': by place in the order that the talk is on. */
export function sayPlace(message: Message): Reply | null {
  const { text, scene, briefing, earlier } = message
  if (!scene || !briefing || scene.phase !== 'ahead' || findMarkets(text, briefing).markets.length > 0) return null
  const asked = earlier.map((one) => one.text).join(' ')
  const market = marketOfTalk(message)
  const isOfScores = market?.id.startsWith('score.') === true
  const found = NEXT.exec(text)
  if (found && isOfScores) return nextScore(message, scene, found[1])
  if (ONE_ONLY.test(text)) return nearest(scene)
  if (!BEST_ASKED.test(asked)) return null
  if (found) return nextPriced(message, scene, found[1])
  return WORST.test(text) && text.split(' ').length <= 12 ? worst(scene) : null
}

/** How many of the order were asked for before. */
function placeOf(word: string | undefined, { earlier }: Message): number {
  if (word !== undefined) return PLACE[word.slice(0, -1)] ?? 1
  let moves = 1
  for (const { text } of earlier.toReversed()) {
    if (!NEXT.test(text)) break
    moves += 1
  }
  return moves
}

function nextScore(message: Message, scene: Scene, word: string | undefined): Reply | null {
  const order = scene.briefing.likelyScores.toSorted((a, b) => b.chance - a.chance)
  const at = placeOf(word, message)
  const score = order[at]
  const row = score && findMarket(scene, `score.${score.home}-${score.away}`)
  if (!score || !row) return null
  return {
    text: `**${score.home} x ${score.away}**, o ${ORDINAL[at]} mais provável: ${writeShare(row.pooledChance)} de chance, odd justa ${writeOdd(row.fairOdd)}.`,
    markets: [row.id],
  }
}

const byEdge = ({ briefing }: Scene) =>
  briefing.markets
    .filter(({ edge, bestOdd }) => edge !== null && bestOdd !== null)
    .toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))

function nextPriced(message: Message, scene: Scene, word: string | undefined): Reply | null {
  const at = placeOf(word, message)
  const row = byEdge(scene)[at]
  if (!row || row.edge === null || row.bestOdd === null) return null
  return {
    text: sentences(
      `Pelo preço, **${inSentence(row)}** vem em ${ORDINAL[at]}: a ${writeOdd(row.bestOdd)}${atHouse(row)}, ${chanceFactor(row.pooledChance, row.bestOdd)} × ${writeOdd(row.bestOdd)} − 1 = ${writeEdge(row.edge)} de edge.`,
      row.isRecommended
        ? 'Também passa na regra, o que não é certeza nem convite.'
        : 'Não passa na regra: nela, ficar de fora é o que a conta diz.',
    ),
    markets: [row.id],
  }
}

function worst(scene: Scene): Reply | null {
  const row = byEdge(scene).at(-1)
  if (!row || row.edge === null || row.bestOdd === null) return null
  return {
    text: sentences(
      `A pior no preço é **${inSentence(row)}**: a ${writeOdd(row.bestOdd)}${atHouse(row)}, ${chanceFactor(row.pooledChance, row.bestOdd)} × ${writeOdd(row.bestOdd)} − 1 = ${writeEdge(row.edge)} de edge.`,
      `Para essa chance o justo seria ${writeOdd(row.fairOdd)}.`,
    ),
    markets: [row.id],
  }
}

/** Who must choose is told what is nearest to a fair price, and what is farthest. */
function nearest(scene: Scene): Reply | null {
  const rows = byEdge(scene)
  const [top] = rows
  const last = rows.at(-1)
  if (!top || !last || top.edge === null || last.edge === null) return null
  return {
    text: sentences(
      `Pelo preço, **${inSentence(top)}**, ${top.isRecommended ? 'que passa na regra' : 'que chega mais perto do justo e mesmo assim não passa na regra'}: edge de ${writeEdge(top.edge)}.`,
      `O pior no preço, ${inSentence(last)}, tem edge de ${writeEdge(last.edge)}.`,
      'Ninguém tem de escolher: ficar de fora é sempre uma boa escolha.',
    ),
    markets: [top.id],
  }
}
