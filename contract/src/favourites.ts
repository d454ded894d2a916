import { z } from 'zod'
import { fixtureView } from './fixtures.ts'
import { route } from './route.ts'

export const FAVOURITES_MAX = 100

const id = z.int().positive()
const kind = z.enum(['team', 'league'])
export type FavouriteKind = z.output<typeof kind>

const favourite = z.strictObject({ kind, id, name: z.string() })
export type Favourite = z.output<typeof favourite>

export const listFavourites = route({
  method: 'get',
  path: '/api/favourites',
  summary: 'Starred clubs and leagues, by name.',
  input: z.object({}),
  output: z.strictObject({ favourites: z.array(favourite) }),
})

export const addFavourite = route({
  method: 'put',
  path: '/api/favourites/:kind/:id',
  summary: 'Stars a club or a league.',
  input: z.object({ kind, id: z.coerce.number().pipe(id) }),
  output: z.strictObject({}),
})

export const removeFavourite = route({
  method: 'delete',
  path: '/api/favourites/:kind/:id',
  summary: 'Takes a star away.',
  input: z.object({ kind, id: z.coerce.number().pipe(id) }),
  output: z.strictObject({}),
})

export const listFavouriteGames = route({
  method: 'get',
  path: '/api/favourite-games',
  summary: 'The next games of starred clubs and leagues that we know of.',
  input: z.object({}),
  output: z.strictObject({ fixtures: z.array(fixtureView) }),
})
