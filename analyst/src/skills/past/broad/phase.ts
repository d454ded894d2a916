import { writeDecimal } from '@prancheta/core/chat/figures.ts'
import { GUIDE } from '#guide/guide-answers.ts'
import type { Side } from '#reading/ask.ts'
import { countOf } from '#reading/spoken-numbers.ts'
import { nameOf, paragraphs, type Scene, sentences } from '#scene.ts'
import { phaseOf } from '#writers/form.ts'
import { type Played, sumOf } from '../games.ts'
import { letters } from '../say.ts'
import { meanOf } from '../tell-record.ts'
import { isOfBets, placeIn, type Reader, said } from './hear.ts'
import { gamesQuery, newestFirst, rateOf, recent, recordOf } from './measure.ts'
import { OF_RIVALS } from './rivals.ts'

const IS = String.raw`\b(?:ta|to|esta|vem|anda|joga|vai|chega|segue|e|eh|era|jogando|vindo)`
const GOOD = new RegExp(
  String.raw`\bvoando\b|\bembalad\w+|\b(?:boa|grande|otima|melhor) (?:fase|forma|sequencia|mare)\b|\b(?:bom|grande|otimo) momento\b|\bem alta\b|\bon fire\b|\bafiad\w+|\bamassando\b|\bimparave\w+|\bimbative\w+|\b(?:bom|forte) (?:visitante|mandante)\b|\bjogando (?:muito|demais|bola|bem)\b|${IS} (?:mesmo |muito |mto |bem |tao |assim )*(?:bem|forte|bom|confiavel|quente|redondo)\b|\bmelhor (?:visitante|mandante)\b|\bsequencia boa\b|\bempolg\w+|\bpegando fogo\b|\btudo isso\b|\bse da\w* bem\b|\bem forma\b`,
)
const BAD = new RegExp(
  String.raw`\bma fase\b|\b(?:fase|sequencia|forma|momento) (?:ruim|pessim\w+|horrive\w+|mau)\b|\bcrise\b|\bem baixa\b|\bflopad\w+|\bpipoc\w+|\bmal das pernas\b|\bhorrive\w+|\bpessim\w+|${IS} (?:mesmo |muito |mto |tao |assim )*(?:mal|ruim|frac[oa]|uma (?:draga|porcaria|merda))\b|\bpior (?:visitante|mandante|time)\b|\b(?:ruim|mau|fraco) (?:visitante|mandante)\b|\btao ruim\b|\bmau momento\b|\bdecepcion\w+|\bcapeng\w+|\bse da\w* mal\b|\bfora de forma\b|\bladeira\b|\bso apanha\b|\bdecadencia\b`,
)

/** 'Tá voando ou é impressão minha?', 'é bom em casa ou só tem nome?': a verdict, and the games behind it. */
export const readPhase: Reader = (heard) => {
  const { scene, plain, side, clubs } = heard
  const asksGood = GOOD.test(plain)
  const asksBad = BAD.test(plain)
  if (/\bmandante\b.*\bvisitante\b|\bvisitante\b.*\bmandante\b/.test(plain)) return null
  if (side === null || clubs.length > 1 || (!asksGood && !asksBad) || isOfBets(heard)) return null
  if (/\b(?:chances?|probabilidade|favorit\w+|tempo|jogador\w*|ataque|defesa|goleiro)\b/.test(plain)) return null
  const place = placeIn(heard)
  const last = lastIn(plain)
  const games = recent(scene, side, place).slice(0, last ?? undefined)
  if (games.length === 0) return null
  const isMost = /\b(?:pior|melhor) (?:visitante|mandante|time)\b/.test(plain)
  const row = scene.briefing.table?.[side]
  return said(
    paragraphs(
      sentences(
        isMost
          ? `Isso não dá para saber aqui, porque de outros clubes não tenho os jogos${row ? `; na tabela, ${nameOf(scene, side)} está em ${row.rank}º` : ''}.`
          : null,
        `${verdictOf(rateOf(games), asksGood && !(asksBad && plain.search(BAD) < plain.search(GOOD)))}: ${recordOf(scene, side, games, place)}`,
        newestFirst(games),
        OF_RIVALS.test(plain) ? GUIDE.opponentsInForm : null,
      ),
    ),
    gamesQuery([side], { place, last }),
  )
}

/** 'Nos últimos cinco'; null where no number is said. */
export function lastIn(plain: string): number | null {
  const [, before, after] =
    /\bultim[oa]s (\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito)\b|\b(\d{1,2}|dois|duas|tres|quatro|cinco|seis) ultim[oa]s\b/.exec(
      plain,
    ) ?? []
  const word = before ?? after
  return word === undefined ? null : countOf(word)
}

function verdictOf(rate: number, asksGood: boolean): string {
  const phase = phaseOf(rate)
  if (phase === 'well') return asksGood ? 'Sim, vem bem' : 'Não, vem bem'
  if (phase === 'badly') return asksGood ? 'Não, vem mal' : 'Sim, vem mal'
  return 'Nem tanto, vem mais ou menos'
}

const COMPARES = /\b(?:compar\w+|melhor\w*|pior\w*|evolu\w+|cresc\w+|ca(?:i|iu|indo)|subi(?:u|ndo)|mudou|diferen\w+)\b/
const EARLIER = /\b(?:comeco|inicio|antes|anterior\w*|primeiros|la atras|vinha|retrasad\w+)\b/
const TURNS =
  /\b(?:melhorou|piorou|melhorando|piorando|crescendo|evolu\w+|decaindo|subida|descida|ascensao|queda)\b|\bca(?:iu|indo) de (?:producao|rendimento|nivel)\b|\b(?:cres|subin)\w+ ou (?:pior|ca|descen)\w+/
const HALF = 5

/** 'Está melhor ou pior do que no começo desses jogos?', 'os últimos 3 foram melhores que os 3 antes?' */
export const readTrend: Reader = (heard) => {
  const { scene, text, side, clubs } = heard
  if (side === null || clubs.length > 1 || isOfBets(heard)) return null
  if (!TURNS.test(text) && !(COMPARES.test(text) && EARLIER.test(text))) return null
  if (/\btempo\b|\bodd|\btecnico\b|\bintervalo\b/.test(text)) return null
  const games = recent(scene, side, placeIn(heard))
  const isAgainst = /\b(?:sofr|lev|tom)\w+\b/.test(text)
  if (/\bcampeonato\b|\btemporada\b/.test(text) && (isAgainst || /\bgols?\b/.test(text)))
    return said(againstSeason(scene, side, games, isAgainst ? 'other' : 'own'), gamesQuery([side]))
  const [, digits] = /\b([2-5])\b/.exec(text) ?? []
  const count = Math.min(digits === undefined ? HALF : Number(digits), Math.floor(games.length / 2))
  if (count < 2) return null
  const [newer, older] = [games.slice(0, count), games.slice(count, count * 2)]
  const [a, b] = [rateOf(newer), rateOf(older)]
  const verdict = a > b ? 'Melhor agora' : a < b ? 'Pior agora' : 'Igual, em pontos'
  return said(
    sentences(
      `${verdict}: ${recordOf(scene, side, newer, placeIn(heard))}`,
      `Jogo a jogo: ${letters(newer)}; antes disso, ${letters(older)}.`,
    ),
    gamesQuery([side]),
  )
}

/** Goals a game lately, beside those of the whole season. */
function againstSeason(scene: Scene, side: Side, games: readonly Played[], goals: 'own' | 'other'): string | null {
  const season = scene.briefing.season[side]
  if (!season || season.games === 0 || games.length === 0) return null
  const [now, whole] = [
    sumOf(games, goals) / games.length,
    (goals === 'own' ? season.goalsScored : season.goalsConceded) / season.games,
  ]
  const isBetter = goals === 'own' ? now > whole : now < whole
  const verdict = writeDecimal(now) === writeDecimal(whole) ? 'Igual' : isBetter ? 'Melhorou' : 'Piorou'
  return sentences(
    `${verdict}: ${meanOf(scene, gamesQuery([side], { what: goals === 'own' ? 'goalsFor' : 'goalsAgainst' }), side, games)}`,
    `No campeonato, ${nameOf(scene, side)} tem ${season.goalsScored} gols feitos e ${season.goalsConceded} sofridos em ${season.games} jogos.`,
  )
}
