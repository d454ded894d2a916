import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import type { Actor } from '../actor.ts'
import type { PlayedDay } from '../played-day.ts'

/** Two regions whose rests do not meet, so that somebody always plays; rating all of them would take as long again. */
const FOLLOWED = ['Liga Ipê', 'Liga Mandacaru']
const BEFORE_KICK_OFF_MS = 15 * 60_000

type Games = Record<'followed' | 'others', FixtureView[]>

/** A day's games that have not begun: those of the followed regions, then the others. Anybody of the cast may look them up. */
export async function findGames({ stage, company }: Pick<PlayedDay, 'stage' | 'company'>, day: string): Promise<Games> {
  const { admin, bruno, clara, ana } = company
  for (const reader of [admin, bruno, clara, ana]) {
    const games = await stage.attempt(() => gamesOn(reader, day, stage.time.now()))
    if (games) return games
  }
  return { followed: [], others: [] }
}

async function gamesOn(reader: Actor, day: string, now: Date): Promise<Games> {
  const { fixtures } = await reader.call(getFixtures, { date: day })
  const toCome = fixtures.filter(({ dateUTC }) => Date.parse(dateUTC) - now.getTime() > BEFORE_KICK_OFF_MS)
  const isFollowed = ({ leagueName }: FixtureView) => FOLLOWED.some((name) => leagueName.startsWith(name))
  return { followed: toCome.filter(isFollowed), others: toCome.filter((game) => !isFollowed(game)) }
}
