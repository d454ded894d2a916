import { z } from 'zod'

/** One event's object; in the list of a league it is the same, with a `last_update` more that we do not read. */
export const rawEvent = z.object({
  id: z.string().min(1),
  commence_time: z.iso.datetime({ offset: true }),
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  bookmakers: z.array(
    z.object({
      key: z.string(),
      title: z.string().min(1),
      markets: z.array(
        z.object({
          key: z.string(),
          last_update: z.iso.datetime({ offset: true }),
          outcomes: z.array(z.object({ name: z.string(), price: z.number(), point: z.number().nullish() })),
        }),
      ),
    }),
  ),
})
export type RawEvent = z.output<typeof rawEvent>
