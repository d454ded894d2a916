import { writeDecimal, writeMean, writeShare } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { bullets, findMarket, nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { absent } from '#writers/absent.ts'
import type { MeansQuery } from './query.ts'

const WORDS = { corners: 'escanteios', cards: 'cartões' } as const

const meanOf = ({ briefing }: Scene, thing: MeansQuery['thing'], side: Side): number | null => {
  const form = briefing.form[side]
  return (thing === 'corners' ? form?.averageCorners : form?.averageCards) ?? null
}

/** Recent averages of each club, who has more, and what the two come to. */
export function tellMeans(scene: Scene, { thing, sides, isMore, line, unknown }: MeansQuery): string | null {
  const what = WORDS[thing]
  const known = sides.flatMap((side) => {
    const mean = meanOf(scene, thing, side)
    return mean === null ? [] : [{ side, mean }]
  })
  if (known.length < sides.length) return absent(scene, 'statistics', `os ${what}`)
  const [one, other] = known
  if (!one) return null
  const each = known.map(
    ({ side, mean }) => `${nameOf(scene, side)} tem média de ${writeMean(mean)} ${what} por jogo nos jogos recentes.`,
  )
  const league = scene.briefing.leagueAverages?.[thing] ?? null
  const usual =
    league === null ? null : `A média do campeonato é de ${writeMean(league)} ${what} por jogo, somando os dois lados.`
  const both = thing === 'cards' ? 'Amarelo e vermelho contam um cada; só de amarelos eu não tenho média.' : null
  if (unknown !== null)
    return sentences(
      unknown === 'place'
        ? `Separada por mando, essa média eu não tenho.`
        : `Quantos ${what} cada um cede ao adversário eu não tenho, só os próprios.`,
      ...each,
    )
  if (line !== null && other) return summed(scene, thing, line, one.mean, other.mean)
  if (isMore && other) {
    const lead =
      one.mean === other.mean
        ? 'Os dois têm a mesma média.'
        : `Quem ${thing === 'cards' ? 'leva mais cartões' : 'tem mais escanteios'} é ${nameOf(scene, one.mean > other.mean ? one.side : other.side)}.`
    return paragraphs(lead, bullets(each), sentences(both, usual))
  }
  return paragraphs(each.length > 1 ? bullets(each) : (each[0] ?? null), usual)
}

function summed(scene: Scene, thing: MeansQuery['thing'], line: number, home: number, away: number): string {
  const what = WORDS[thing]
  const total = home + away
  const verdict = line === 0 ? 'Somando' : total > line ? 'Sim: somando' : 'Não: somando'
  const beside = line === 0 ? '' : total > line ? ', acima da linha' : ', abaixo da linha'
  const market = line === 0 ? null : findMarket(scene, `${thing}.over${line}`)
  return sentences(
    `${verdict} as médias recentes de ${scene.home} e ${scene.away}, ${writeMean(home)} + ${writeMean(away)} = ${writeMean(total)} ${what}${beside}.`,
    market && scene.phase === 'ahead'
      ? `Média não é chance: a de mais de ${writeDecimal(line)} ${what} neste jogo é de ${writeShare(market.pooledChance)}.`
      : null,
  )
}
