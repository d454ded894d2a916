import type { Sentence } from '#checking/binding/context.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { recordOf } from '#checking/facts/records.ts'
import { expectStreak, type Streak } from '#checking/judging/expect-match.ts'
import { type Counted, expectCount, expectGames, expectMeetings } from '#checking/judging/expect-record.ts'
import { type Bound, bound, given } from '#checking/judging/expected.ts'
import type { PeriodMention } from '#checking/reading/read-periods.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** Games that have something in common, by the words before or after their number. */
const IN_COMMON: readonly (readonly [Counted, RegExp, RegExp])[] = [
  [
    'unbeaten',
    /(?:sem (?:perder|derrota)|invict[oa]|nao (?:foi derrotad[oa]|perdeu)) em $/,
    /^ jogos? (?:sem perder|invict)/,
  ],
  [
    'winless',
    /(?:nao (?:venceu|ganhou)|sem (?:vencer|vitoria)) em $/,
    /^ (?:jogos?|partidas?) sem vencer|^ d[oa]s ultim[^.;,]* nao (?:venceu|ganhou)(?!\p{L})/u,
  ],
  [
    'cleanSheets',
    /(?:sem (?:sofrer|levar|tomar) gols?|nao (?:lev|sofr|tom)\p{L}+ gols?|nao foi vazado) em $/u,
    /^ (?:jogos?|partidas?) sem (?:sofrer|levar|tomar) gol|^ d[oa]s ultim[^.;]* nao (?:lev|sofr|tom)\p{L}+ gol/u,
  ],
  [
    'blanks',
    /(?:em branco|sem marcar(?: gols?)?|deix\p{L}+ de marcar|nao marc\p{L}+) em $/u,
    /^ (?:jogos?|partidas?) sem marcar/,
  ],
  [
    'overGames',
    /(?:mais de 2,5 gols|(?:tres|3) gols ou mais) em $/,
    /^ [^.;]*tiveram (?:mais de 2,5 gols|(?:tres|3) gols ou mais)/,
  ],
  [
    'bothGames',
    /(?:dois times|duas equipes|ambas|dois lados|os dois) marca(?:ram|rem) em $/,
    /^ [^.;]*(?:dois times|duas equipes|os dois) marcaram/,
  ],
  ['scored', /(?:^|[^\p{L}])marc(?:ou|aram) em $/u, /^ (?:jogos?|partidas?) marcando/],
]

/** A number of games, and what they have in common; null where the number counts no games. */
export function bindGames(sentence: Sentence, number: WrittenNumber): Bound | null {
  const { plain, cues, mentions } = sentence.reading
  const [before, after] = [plain.slice(0, number.start), plain.slice(number.end)]
  const period = mentions.find(
    (one): one is PeriodMention =>
      one.type === 'period' && one.hasCount && number.start >= one.start && number.end <= one.end,
  )
  if (period && !period.isOpen) return expectGames(sentence, number, period)
  if (
    /^ (?:jogos|partidas|vitorias|derrotas|empates)? ?(?:seguid|consecutiv)/.test(after) ||
    (/(?:ha|faz) $/.test(before) && /^ (?:jogos|partidas)/.test(after))
  ) {
    return expectStreak(sentence, number, streakOf(before, plain, cues))
  }
  const common = IN_COMMON.find(([, left, right]) => left.test(before) || right.test(after))
  if (common) return expectCount(sentence, number, common[0])
  if (period) return expectGames(sentence, number, period)
  if (/jogou $/.test(before)) return seasonGames(sentence, number)
  if (/^ (?:jogos|partidas)/.test(after) && /historico|retrospecto|confronto|entre/.test(before))
    return expectMeetings(sentence, 'games')
  if (/^ (?:jogos|partidas)/.test(after) && /amostra|campeonato|liga|¶/.test(before)) return leagueGames(sentence)
  // 'o mandante vem de 3 vitórias em 5 jogos; o visitante, de 1 em 5': the same five.
  const isRepeated = mentions.some(
    (one) =>
      one.type === 'period' &&
      one.hasCount &&
      one.end <= number.start &&
      plain.slice(one.start, one.end).includes(String(number.value)),
  )
  return isRepeated && /(?:em|d[eo]s?) $/.test(before) && !/^ (?:gol|vitor|ponto|empat|derrot)/.test(after)
    ? given
    : null
}

/** Of goals by the words just before the number, else of results by any in the sentence. */
function streakOf(before: string, plain: string, cues: string): Streak {
  const near = before.slice(-GOALS_REACH)
  if (/(?:nao (?:sofre|leva|toma)|sem (?:sofrer|levar|tomar)) gols? /.test(near)) return 'cleanSheets'
  if (/(?:sofre|leva|toma) gols? /.test(near)) return 'conceded'
  if (/(?:nao marca|sem marcar) /.test(near)) return 'blanks'
  if (/marca /.test(near)) return 'scored'
  if (/nao (?:venc|ganh)/.test(plain)) return 'winless'
  if (/vitoria|vence|ganh/.test(cues)) return 'wins'
  return /derrota/.test(cues) ? 'losses' : /empate/.test(cues) ? 'draws' : 'unbeaten'
}

const GOALS_REACH = 24

function seasonGames(sentence: Sentence, number: WrittenNumber): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side) => {
    const season = recordOf(sentence.facts, side, { of: 'season' })
    return season ? [{ value: season.games, ref: { side, field: 'season.games' } }] : []
  })
  return bound(expected, isSoft)
}

function leagueGames({ facts }: Sentence): Bound {
  const games = facts.about.leagueAverages?.games
  return bound(games == null ? [] : [{ value: games, ref: { field: 'leagueAverages.games' } }])
}
