import type { Sentence } from '#checking/binding/context.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { type Period, recordOf } from '#checking/facts/records.ts'
import { absent, type Bound, bound, type Expected } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import type { Side } from '#markets/outcome.ts'

export type TableField = 'rank' | 'points' | 'goalDifference' | 'pointsPerGame'

/** A club's place in the table, its points, its goal difference. */
export function expectTable(sentence: Sentence, number: WrittenNumber, field: TableField): Bound {
  const { table } = sentence.facts.about
  if (!table) return absent
  const { sides, isSoft } = sidesOf(sentence, number)
  const isRecent =
    field === 'points' &&
    /^ pontos? n[oa]s (?:ultim|\d+ ultim|\p{L}+ ultim)/u.test(sentence.reading.plain.slice(number.end))
  const recent = isRecent && sentence.reading.mentions.find((one) => one.type === 'period' && one.start > number.end)
  const expected = sides.flatMap((side): Expected[] => {
    if (recent && recent.type === 'period') return pointsIn(sentence, side, recent.period)
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

/** What lies between the two clubs in the table. */
export function expectTableGap({ facts }: Sentence, field: 'points' | 'rank'): Bound {
  const { home, away } = facts.about.table ?? {}
  if (!home || !away) return absent
  return bound([{ value: Math.abs(home[field] - away[field]), ref: { field: `table.${field}`, by: 'difference' } }])
}

/** Points of a club's latest games, three a win and one a draw. */
function pointsIn({ facts }: Sentence, side: Side, period: Period): Expected[] {
  const record = recordOf(facts, side, period)
  return record ? [{ value: 3 * record.wins + record.draws, ref: { side, field: 'last.points' } }] : []
}
