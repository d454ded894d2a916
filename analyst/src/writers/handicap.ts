import { writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { handicapId } from '../reading/named-market.ts'
import {
  bullets,
  findMarket,
  marketsLike,
  namedIn,
  nameOf,
  paragraphs,
  type Scene,
  sentences,
  type Writer,
} from '../scene.ts'
import { absent } from './absent.ts'
import { inSentence, marketRow, tellMarket, titleOf, verdictOnNamed } from './market-words.ts'

const USUAL_LINES = [-1.5, -1, -0.5, 0.5, 1, 1.5]
const USUAL_EUROPEAN_LINES = [-2, -1, 1, 2]

export const writeHandicap: Writer = (scene) => {
  const { ask, briefing } = scene
  const side = ask.side ?? favourite(scene)
  if (!side) return absent(scene, 'ratings', 'handicap')
  if (ask.line !== null) {
    const market = findMarket(scene, handicapId(ask, side, ask.line))
    if (market) {
      const meaning = ask.line < 0 ? 'começa devendo esses gols' : 'começa com essa vantagem'
      return sentences(
        `Nessa linha, ${nameOf(scene, side)} ${ask.line === 0 ? 'precisa vencer, e o empate devolve' : meaning}.`,
        tellMarket(scene, market),
      )
    }
  }
  if (!NAMED.test(ask.text) && ask.line === null) {
    const wide = byTwo(scene, side)
    if (wide !== null) return wide
  }
  const usual = ask.isEuropean ? USUAL_EUROPEAN_LINES : USUAL_LINES
  const rows = usual.flatMap((line) => findMarket(scene, handicapId(ask, side, line)) ?? [])
  if (rows.length === 0) return absent(scene, briefing.expectedGoals === null ? 'ratings' : 'odds', 'handicap')
  const best = rows.filter(({ edge }) => edge !== null).toSorted((a, b) => (b.edge ?? 0) - (a.edge ?? 0))[0]
  return paragraphs(
    ask.line === null
      ? `As linhas de handicap ${ask.isEuropean ? 'europeu' : 'asiático'} mais usadas, do lado de ${nameOf(scene, side)}:`
      : `Não calculo essa linha. Do lado de ${nameOf(scene, side)}, as mais usadas são:`,
    bullets(rows.map(marketRow)),
    best ? verdictOnNamed(scene, best) : null,
  )
}

/** Who names no line means a wide win. */
const NAMED = /\b(handicap|linhas?|asiatic\w+|europeu)\b/

/** The line of minus one and a half is just the win by two or more. */
function byTwo(scene: Scene, side: 'home' | 'away'): string | null {
  const wide = findMarket(scene, `asianHandicap.${side}-1.5`)
  const rout = /\bgole\w+|\blavada\b|\bmassacre\b/.test(scene.ask.text)
    ? findMarket(scene, `asianHandicap.${side}-2.5`)
    : null
  if (rout)
    return sentences(
      `Goleada de ${nameOf(scene, side)} se mede por ${inSentence(rout)}: **${writeShare(rout.pooledChance)}** das vezes.`,
      wide ? `Folgada, sem chegar a tanto, é ${inSentence(wide)}: ${writeShare(wide.pooledChance)}.` : null,
    )
  return (
    wide &&
    sentences(
      `Vitória folgada de ${nameOf(scene, side)} se mede por este mercado, que vitória magra não paga.`,
      tellMarket(scene, wide),
      `${titleOf(wide)} falha em ${writeShare(1 - wide.pooledChance)} das vezes.`,
    )
  )
}

function favourite(scene: Scene): 'home' | 'away' | null {
  const [home, away] = [findMarket(scene, 'result.home'), findMarket(scene, 'result.away')]
  if (!home || !away) return null
  return home.pooledChance >= away.pooledChance ? 'home' : 'away'
}

export const writeDoubleChance: Writer = (scene) => {
  const rows = marketsLike(scene, /^doubleChance\./)
  if (rows.length === 0) return absent(scene, 'ratings', 'dupla chance')
  const wanted =
    namedIn(scene) ??
    (scene.ask.side && findMarket(scene, scene.ask.side === 'home' ? 'doubleChance.homeDraw' : 'doubleChance.drawAway'))
  if (wanted) return tellMarket(scene, wanted)
  const [likeliest] = rows.toSorted((a, b) => b.pooledChance - a.pooledChance)
  return paragraphs(
    likeliest ? `A mais provável é ${inSentence(likeliest)}, com ${writeShare(likeliest.pooledChance)}.` : null,
    scene.pick([
      'A dupla chance cobre dois resultados de uma vez. Neste jogo:',
      'Cobrindo dois dos três resultados, as contas ficam assim:',
    ]),
    bullets(rows.map(marketRow)),
    'Vence mais vezes, mas paga menos: o que decide continua sendo o preço.',
  )
}

export const writeDrawNoBet: Writer = (scene) => {
  const rows = (['home', 'away'] as const).flatMap((side) => {
    const market = findMarket(scene, `drawNoBet.${side}`)
    return market && (!scene.ask.side || scene.ask.side === side) ? [{ side, market }] : []
  })
  const [first] = rows
  if (!first) return absent(scene, 'ratings', 'empate anula aposta')
  return paragraphs(
    /\b(perco|perde|volta|devolve\w*|recebo)\b/.test(scene.ask.text)
      ? 'Na aposta seca na vitória, o empate perde o valor inteiro. No empate anula aposta, ele volta.'
      : null,
    'Com o empate devolvendo o valor, o que conta é quem vence quando alguém vence:',
    bullets(
      rows.map(
        ({ side, market }) =>
          `${nameOf(scene, side)}: ${writeShare(market.pooledChance)}, odd justa ${writeOdd(market.fairOdd)}`,
      ),
    ),
    verdictOnNamed(scene, first.market),
  )
}
