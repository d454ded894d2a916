import type { Sentence } from '#checking/binding/context.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { type Period, recordOf } from '#checking/facts/records.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import type { Side } from '#markets/outcome.ts'

export type TableField = 'rank' | 'points' | 'goalDifference' | 'pointsPerGame'

/** A club's place in the table, its points, its goal difference. */
export function expectTable(sentence: Sentence, number: WrittenNumber, field: TableField): Bound {
  const { table } = sentence.facts.about
  if (!table) return absent
  const { sides, isSoft } = sidesOf(sentence, number)
  const recent = latelyMeant(sentence, number, field)
  const expected = sides.flatMap((side): Expected[] => {
    if (recent) return lately(sentence, side, recent, field)
    const row = table[side]
    if (!row) return []
    const season = recordOf(sentence.facts, side, { of: 'season' })
    const goalDifference = season ? season.goalsFor - season.goalsAgainst : row.goalsFor - row.goalsAgainst
    const values = {
      rank: row.rank,
      points: row.points,
      goalDifference,
      pointsPerGame: row.points / Math.max(1, row.played),
    }
    return [{ value: values[field], ref: { side, field: `table.${field}` } }]
  })
  return bound(expected, isSoft)
}

/** How many clubs the table has: '24º de 24'. */
export function expectClubs({ facts }: Sentence): Bound {
  const clubs = facts.about.table?.clubs
  return clubs === undefined ? unbound : bound([{ value: clubs, ref: { field: 'table.clubs' } }])
}

/** What lies between the two clubs in the table. */
export function expectTableGap({ facts }: Sentence, field: 'points' | 'rank'): Bound {
  const { home, away } = facts.about.table ?? {}
  if (!home || !away) return absent
  return bound([{ value: Math.abs(home[field] - away[field]), ref: { field: `table.${field}`, by: 'difference' } }])
}

/** 'somou 8 pontos nos últimos 5', 'saldo de −3' beside the latest games: what is not the table's. */
function latelyMeant({ reading }: Sentence, { start, end }: WrittenNumber, field: TableField): Period | null {
  const { plain, mentions } = reading
  const [before, after] = [plain.slice(0, start), plain.slice(end)]
  const isTied =
    field === 'points'
      ? /^ pontos? (?:em \d|n[oa]s (?:ultim|\d+ ultim|\p{L}+ ultim))/u.test(after) ||
        /(?:som|conquist|faz|fez|fatur)\p{L}* (?:so |apenas )?$/u.test(before)
      : field === 'goalDifference' && !/tabela|campeonato|temporada/.test(plain)
  const period = mentions.find(
    (one) => one.type === 'period' && one.hasCount && !one.isOpen && one.period.of === 'last',
  )
  return isTied && period?.type === 'period' ? period.period : null
}

/** Points of a club's latest games, three a win and one a draw, or the goals between what it scored and let in. */
function lately({ facts }: Sentence, side: Side, period: Period, field: TableField): Expected[] {
  const record = recordOf(facts, side, period)
  if (!record) return []
  const { wins, draws, goalsFor, goalsAgainst } = record
  const value = field === 'points' ? 3 * wins + draws : goalsFor - goalsAgainst
  return [{ value, ref: { side, field: `last.${field}` } }]
}
