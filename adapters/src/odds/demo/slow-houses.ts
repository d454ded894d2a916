import type { DemoWorld, WorldGame } from '@prancheta/demo-world/demo-world.ts'
import { THROW, throwDie } from '@prancheta/demo-world/dice.ts'

/** News that one house has not heard of: it rates the home side too low by `size`, in log goals (the away side if below 0). */
export type MissedNews = { house: number; size: number }

/** On so many games of a day one house is slow. */
const GAMES_A_DAY = 3
const SIZE = { least: 0.2, spread: 0.04 }
/**
 * Only where one side is a little better. On a clear favourite the same slip moves the outsider's price so far that it
 * stands out as an error, and the favourite's hardly at all.
 */
const APART_MIN = 0.1
const APART_MAX = 0.6

/** Where real value comes from in this world, as in ours: a house that is slow to follow the others. */
export class SlowHouses {
  private readonly byDay = new Map<number, ReadonlyMap<string, MissedNews>>()
  private readonly world: DemoWorld

  constructor(world: DemoWorld) {
    this.world = world
  }

  onGame({ id, day }: WorldGame): MissedNews | null {
    const known = this.byDay.get(day) ?? new Map(this.games(day).map((game) => [game.id, missedNews(game)]))
    this.byDay.set(day, known)
    return known.get(id) ?? null
  }

  private games(day: number): WorldGame[] {
    const games = this.world.gamesOfDay(day).filter(({ role }) => role === null)
    const order = (game: WorldGame) => (isSuitable(game) ? 0 : 1) + throwDie(THROW.dayRoles, game.seasonKey, game.index)
    const inOrder = games.sort((one, other) => order(one) - order(other))
    // At most one of each division, so that a young season's uncertain ratings do not spoil all of them.
    const firstOfEach = [...new Map(inOrder.toReversed().map((game) => [game.division.id, game])).values()]
    return firstOfEach.sort((one, other) => order(one) - order(other)).slice(0, GAMES_A_DAY)
  }
}

function isSuitable({ hiddenRates: { home, away } }: WorldGame): boolean {
  const apart = Math.abs(Math.log(home / away))
  return apart >= APART_MIN && apart <= APART_MAX
}

/** One of the two houses with the least margin misses what speaks for the better side. */
function missedNews({ seasonKey, index, hiddenRates }: WorldGame): MissedNews {
  const house = throwDie(THROW.houseClock, seasonKey, index, 100) < 0.5 ? 0 : 1
  const size = SIZE.least + SIZE.spread * throwDie(THROW.houseClock, seasonKey, index, 101)
  return { house, size: hiddenRates.home >= hiddenRates.away ? size : -size }
}
