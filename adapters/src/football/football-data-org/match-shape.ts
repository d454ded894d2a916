import { z } from 'zod'

const sides = z.object({ home: z.number().int().nullable(), away: z.number().int().nullable() })
const team = z.object({
  id: z.number(),
  name: z.string().min(1),
  shortName: z.string().nullish(),
  crest: z.string().nullish(),
})
export type RawTeam = z.output<typeof team>
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
  }),
})
export type RawMatch = z.output<typeof rawMatch>

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
