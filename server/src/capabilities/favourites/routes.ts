import * as contract from '@prancheta/contract/fixtures/favourites.ts'
import {
  type FixturesDeps,
  findFixtures,
  findNames,
  findNextFixtureIds,
  toFixtureView,
} from '#capabilities/fixtures/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Door, door } from '#platform/http/door.ts'
import { deleteFavourite, findStarred, insertFavourite } from './favourite-store.ts'

const NEXT_GAMES_SHOWN = 6
/** Clubs and leagues that one stars. A plan that ran out keeps its stars and shows none. */
const RIGHT = { right: 'favourites' } as const

export const favouriteRoutes = ({ db, clock }: Pick<FixturesDeps, 'db' | 'clock'>): Door[] => [
  door(contract.listFavourites, RIGHT, async (_input, { userId }) => ({
    favourites: await findNames(db, await findStarred(db, userId)),
  })),
  door(contract.addFavourite, RIGHT, async (subject, { userId }) => {
    const named = subject.kind === 'team' ? { teamIds: [subject.id] } : { leagueIds: [subject.id] }
    if ((await findNames(db, named)).length === 0) throw new AppError('favourite.notFound')
    const done = await db.transaction().execute((tx) => insertFavourite(tx, userId, subject, contract.FAVOURITES_MAX))
    if (done === 'full') throw new AppError('favourite.tooMany')
    return {}
  }),
  door(contract.removeFavourite, RIGHT, async (subject, { userId }) => {
    await deleteFavourite(db, userId, subject)
    return {}
  }),
  door(contract.listFavouriteGames, RIGHT, async (_input, { userId }) => {
    const ids = await findNextFixtureIds(db, await findStarred(db, userId), clock.now(), NEXT_GAMES_SHOWN)
    return { fixtures: (await findFixtures(db, ids)).map(toFixtureView) }
  }),
]
