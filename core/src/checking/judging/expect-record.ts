import type { Sentence } from '#checking/binding/context.ts'
import { nearest } from '#checking/binding/near.ts'
import { sidesOf } from '#checking/binding/side.ts'
import { type Period, type PlayedGame, recordOf, type SideRecord } from '#checking/facts/records.ts'
import { absent, type Bound, bound, type Expected, unbound } from '#checking/judging/expected.ts'
import type { PeriodMention } from '#checking/reading/read-periods.ts'
import type { Mention, SentenceReading } from '#checking/reading/read-sentence.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'
import type { Side } from '#markets/outcome.ts'
import { toPct } from '#percent.ts'

/** What can be counted of a club's games. */
export type Counted =
  | 'wins'
  | 'draws'
  | 'losses'
  | 'unbeaten'
  | 'winless'
  | 'cleanSheets'
  | 'blanks'
  | 'scored'
  | 'overGames'
  | 'bothGames'
  | 'goalsFor'
  | 'goalsAgainst'
/** What can be told as so many a game. */
export type Rate = 'goalsFor' | 'goalsAgainst' | 'averageCorners' | 'averageCards'

const isPeriod = (mention: Mention): mention is PeriodMention => mention.type === 'period'
const LAST: Period = { of: 'last', games: null }
const SEASON: Period = { of: 'season' }
const MEETINGS: Period = { of: 'meetings', games: null }

const speaksOfMeetings = ({ mentions }: SentenceReading) =>
  mentions.some((one) => isPeriod(one) && (one.isEither || one.period.of === 'meetings'))

/** Both clubs in one sentence may be about what happened between them. */
const namesBoth = ({ plain }: SentenceReading) => plain.includes('§h') && plain.includes('§a')

/** The periods a number may be counted over; where the text names none, a club's latest games and its season. */
function periodsOf(sentence: Sentence, number: WrittenNumber, side: Side): Period[] {
  const { reading, facts, earlier } = sentence
  const found = nearest(reading, number, isPeriod)
  if (!found) return [LAST, SEASON, ...(namesBoth(reading) ? [MEETINGS] : []), ...earlier.periods]
  if (found.isEither) return [LAST, MEETINGS]
  if (found.isBare && found.period.of === 'last' && speaksOfMeetings(reading))
    return [{ of: 'meetings', games: found.period.games }]
  if (!found.isOpen || found.period.of !== 'last') return [found.period]
  const { games } = found.period
  const isOf = (period: Period) => recordOf(facts, side, period)?.games === games
  const isSeasonOnly = isOf(SEASON) && /temporada|campeonato/.test(reading.plain)
  const isForm = (games ?? 0) <= (facts.about.form[side]?.games.length ?? 0)
  return [
    ...(isOf(SEASON) ? [SEASON] : []),
    ...(isForm && !isSeasonOnly ? [found.period] : []),
    ...(speaksOfMeetings(reading) && isOf(MEETINGS) ? [MEETINGS] : []),
  ]
}

function countOf(record: SideRecord, what: Counted): number | null {
  const count = (holds: (game: PlayedGame) => boolean) =>
    record.played.length > 0 ? record.played.filter(holds).length : null
  switch (what) {
    case 'unbeaten':
      return record.wins + record.draws
    case 'winless':
      return record.draws + record.losses
    case 'scored':
      return record.blanks === null ? null : record.games - record.blanks
    case 'overGames':
      return count(({ own, other }) => own + other >= 3)
    case 'bothGames':
      return count(({ own, other }) => own > 0 && other > 0)
    default:
      return record[what]
  }
}

/** So many wins, draws, goals of a club in a period. Draws between the two need no club. */
export function expectCount(sentence: Sentence, number: WrittenNumber, what: Counted): Bound {
  const { facts } = sentence
  const { sides, isSoft } = sidesOf(sentence, number)
  const isOfBoth = (period: Period) =>
    period.of === 'meetings' && (what === 'draws' || what === 'overGames' || what === 'bothGames')
  const anySides: readonly Side[] = sides.length > 0 ? sides : ['home', 'away']
  const periods = anySides.flatMap((side) => periodsOf(sentence, number, side).map((period) => ({ side, period })))
  const expected = periods.flatMap(({ side, period }): Expected[] => {
    const record = recordOf(facts, side, period)
    const value = record && countOf(record, what)
    return value === null ? [] : [{ value, ref: { side, field: `${period.of}.${what}` } }]
  })
  const isSure = !isSoft || periods.every(({ period }) => isOfBoth(period))
  return expected.length > 0 ? bound(expected, !isSure) : isSure ? absent : unbound
}

/** The share of a club's games in a period that have something in common, in percent. */
export function expectShare(sentence: Sentence, number: WrittenNumber, what: Counted): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side) =>
    periodsOf(sentence, number, side).flatMap((period): Expected[] => {
      const record = recordOf(sentence.facts, side, period)
      const count = record && countOf(record, what)
      return record && count !== null
        ? [
            {
              value: toPct(count / Math.max(1, record.games)),
              ref: { side, field: `${period.of}.${what}`, by: 'share' },
            },
          ]
        : []
    }),
  )
  return bound(expected, isSoft)
}

/** The share of the points that a club could have had in a period, in percent. */
export function expectPointsShare(sentence: Sentence, number: WrittenNumber): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side) =>
    periodsOf(sentence, number, side).flatMap((period): Expected[] => {
      const record = recordOf(sentence.facts, side, period)
      if (!record) return []
      const value = toPct((POINTS_OF_WIN * record.wins + record.draws) / Math.max(1, POINTS_OF_WIN * record.games))
      return [{ value, ref: { side, field: `${period.of}.points`, by: 'share' } }]
    }),
  )
  return bound(expected, isSoft)
}

const POINTS_OF_WIN = 3

/** Goals, corners or cards a game of a club in a period. */
export function expectRate(sentence: Sentence, number: WrittenNumber, what: Rate): Bound {
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = sides.flatMap((side) =>
    periodsOf(sentence, number, side).flatMap((period): Expected[] => {
      const record = recordOf(sentence.facts, side, period)
      if (!record) return []
      const value =
        what === 'averageCorners' || what === 'averageCards' ? record[what] : record[what] / Math.max(1, record.games)
      return value === null ? [] : [{ value, ref: { side, field: `${period.of}.${what}`, by: 'per game' } }]
    }),
  )
  return bound(expected, isSoft)
}

/** The two clubs' meetings together: how many, how many goals, goals a game. */
export function expectMeetings({ facts }: Sentence, what: 'games' | 'goals' | 'average'): Bound {
  const home = recordOf(facts, 'home', MEETINGS)
  if (!home) return absent
  const goals = home.goalsFor + home.goalsAgainst
  const value = what === 'games' ? home.games : what === 'goals' ? goals : goals / home.games
  return bound([{ value, ref: { field: `meetings.${what}` } }])
}

/** The number of games in 'nos últimos 10 jogos', 'em 5 confrontos' or 'em 29 jogos do campeonato'. */
export function expectGames(sentence: Sentence, number: WrittenNumber, { period, isOpen }: PeriodMention): Bound {
  const { facts, reading } = sentence
  if (period.of === 'meetings') {
    const isPart = /ultim|anterior/.test(reading.plain.slice(Math.max(0, number.start - 12), number.end + 24))
    const all = recordOf(facts, 'home', MEETINGS)
    if (isPart && all && number.value <= all.games)
      return bound([{ value: number.value, ref: { field: 'meetings.games' } }])
    return expectMeetings(sentence, 'games')
  }
  const league = facts.about.leagueAverages?.games
  if (isOpen && league != null && /¶|campeonato|liga/.test(reading.plain) && reading.clubs.length === 0)
    return bound([{ value: league, ref: { field: 'leagueAverages.games' } }])
  const { sides, isSoft } = sidesOf(sentence, number)
  const expected = (sides.length > 0 ? sides : (['home', 'away'] as const)).flatMap((side) =>
    [period.of === 'last' ? { ...period, games: null } : LAST, ...(isOpen ? [SEASON, MEETINGS] : [])].flatMap(
      (one): Expected[] => {
        const games = recordOf(facts, side, one)?.games
        if (games === undefined) return []
        return [
          { value: one.of === 'last' ? Math.min(games, number.value) : games, ref: { side, field: `${one.of}.games` } },
        ]
      },
    ),
  )
  return bound(expected, isSoft)
}
