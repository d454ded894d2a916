import { z } from 'zod'
import { readableClub } from '#clubs/readable-club.ts'
import { bothOf, goalsOf90Minutes, goalsSoFar } from '#football/football-data-org/goals-of-90-minutes.ts'
import { type GameState, type SourceFixture, type SourceTeam, type StandingRow, toLogo } from '#football/port.ts'
import { noonOf } from '#football/sao-paulo-day.ts'

const sides = z.object({ home: z.number().int().nullable(), away: z.number().int().nullable() })
const team = z.object({
  id: z.number(),
  name: z.string().min(1),
  shortName: z.string().nullish(),
  crest: z.string().nullish(),
})
type RawTeam = z.output<typeof team>
/** Of a cup's later rounds the clubs are not known yet, and every field is null. */
const teamOrNobody = z.union([team, z.object({ id: z.null() }).transform(() => null)])

export const rawMatch = z.object({
  area: z.object({ name: z.string() }).nullish(),
  competition: z.object({ code: z.string().min(1), name: z.string() }),
  season: z.object({ startDate: z.string().regex(/^\d{4}-/) }),
  id: z.number(),
  utcDate: z.iso.datetime({ offset: true }),
  status: z.string(),
  venue: z.string().nullish(),
  matchday: z.number().int().nullish(),
  stage: z.string().nullish(),
  homeTeam: teamOrNobody,
  awayTeam: teamOrNobody,
  score: z.object({
    duration: z.string().nullish(),
    fullTime: sides,
    halfTime: sides.nullish(),
    regularTime: sides.nullish(),
    extraTime: sides.nullish(),
    penalties: sides.nullish(),
  }),
})
type RawMatch = z.output<typeof rawMatch>

export const matchList = z.object({ matches: z.array(z.unknown()) })

export const rawStandings = z.object({
  standings: z.array(
    z.object({
      type: z.string(),
      group: z.string().nullish(),
      table: z.array(
        z.object({
          position: z.number().int(),
          team,
          playedGames: z.number().int(),
          form: z.string().nullish(),
          won: z.number().int(),
          draw: z.number().int(),
          lost: z.number().int(),
          points: z.number().int(),
          goalsFor: z.number().int(),
          goalsAgainst: z.number().int(),
        }),
      ),
    }),
  ),
})

/** AWARDED is a result by decree: nothing may be learnt from it. */
const STATES: Readonly<Record<string, GameState>> = {
  SCHEDULED: 'scheduled',
  TIMED: 'scheduled',
  IN_PLAY: 'live',
  PAUSED: 'live',
  LIVE: 'live',
  EXTRA_TIME: 'live',
  PENALTY_SHOOTOUT: 'live',
  SUSPENDED: 'live',
  FINISHED: 'finished',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
  AWARDED: 'abandoned',
}

/** Null for a state nobody has told us about, and while the clubs are not known. */
export function toFixture(match: RawMatch): SourceFixture | null {
  const state = STATES[match.status]
  const { homeTeam, awayTeam } = match
  if (state === undefined || !homeTeam || !awayTeam) return null
  // SCHEDULED promises a day only; the hour printed with it is a guess.
  const isTimeKnown = match.status !== 'SCHEDULED'
  const kickOff = new Date(match.utcDate).toISOString()
  const goals = goalsOf90Minutes(match)
  const liveGoals = state === 'live' ? goalsSoFar(match.score) : null
  return {
    id: String(match.id),
    league: { id: match.competition.code, name: match.competition.name, country: match.area?.name ?? null },
    season: Number(match.season.startDate.slice(0, 4)),
    round: roundOf(match),
    home: toTeam(homeTeam),
    away: toTeam(awayTeam),
    kickOff: isTimeKnown ? kickOff : noonOf(kickOff.slice(0, 10)),
    isTimeKnown,
    state,
    venue: { name: match.venue ?? null, city: null, lat: null, lon: null },
    score: state === 'finished' && goals ? { goals, halfTimeGoals: bothOf(match.score.halfTime) } : null,
    ...(liveGoals && { liveGoals }),
    statistics: null,
  }
}

/** A final is called that, also where it has a number. */
function roundOf({ matchday, stage }: RawMatch): string | null {
  return matchday && stage !== 'FINAL' ? String(matchday) : (stage ?? null)
}

/** Registry's and short name are told by `readableClub`; ids, never `tla`, tell clubs apart. */
function toTeam({ id, name, shortName, crest }: RawTeam): SourceTeam {
  return { id: String(id), name: readableClub(name, shortName ?? null), logo: toLogo(crest) }
}

export function toStandings({ standings }: z.output<typeof rawStandings>): StandingRow[] {
  const totals = standings.filter(({ type }) => type === 'TOTAL')
  return totals.flatMap(({ group, table }) =>
    table.map((row) => ({
      group: totals.length > 1 ? (group ?? null) : null,
      rank: row.position,
      team: toTeam(row.team),
      played: row.playedGames,
      won: row.won,
      drawn: row.draw,
      lost: row.lost,
      goalsFor: row.goalsFor,
      goalsAgainst: row.goalsAgainst,
      points: row.points,
      form: row.form?.replaceAll(/[^WDL]/g, '') || null,
    })),
  )
}
