import { z } from 'zod'
import { type StandingRow, toLogo } from '#football/port.ts'

const row = z.object({
  rank: z.number().int(),
  team: z.object({ id: z.number(), name: z.string(), logo: z.string().nullish() }),
  points: z.number().int(),
  group: z.string().nullish(),
  form: z.string().nullish(),
  all: z.object({
    played: z.number().int(),
    win: z.number().int(),
    draw: z.number().int(),
    lose: z.number().int(),
    goals: z.object({ for: z.number().int(), against: z.number().int() }),
  }),
})

export const rawStandings = z.object({ league: z.object({ standings: z.array(z.array(row)) }) })

/** A cup has a list for each group; a league has one list, whose group name is the league's and says nothing. */
export function toStandings({ league: { standings } }: z.output<typeof rawStandings>): StandingRow[] {
  return standings.flatMap((rows) =>
    rows.map(({ rank, team, points, group, form, all }) => ({
      group: standings.length > 1 ? (group ?? null) : null,
      rank,
      team: { id: String(team.id), name: team.name, logo: toLogo(team.logo) },
      played: all.played,
      won: all.win,
      drawn: all.draw,
      lost: all.lose,
      goalsFor: all.goals.for,
      goalsAgainst: all.goals.against,
      points,
      form: form ?? null,
    })),
  )
}
