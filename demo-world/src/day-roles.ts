import { gamesOnDay } from './calendar.ts'
import { THROW, throwDie } from './dice.ts'
import { REGIONS, TIERS } from './regions.ts'

/**
 * Games that are out of the ordinary. unpriced: nobody offers odds. open: two level sides that both attack, so that
 * nothing about it is nearly certain.
 */
export type DayRole = 'unpriced' | 'open'

/** What every day has, whatever the season. */
const ROLES: readonly DayRole[] = ['unpriced', 'open']

/** A division's number: its region's pair, Ouro before Prata. */
export const divisionNumber = (region: number, tier: number) => 2 * region + tier

/** Who plays a role on a day. It follows from the calendar alone, so no result is needed to know it. */
export class DayRoles {
  private readonly known = new Map<number, readonly number[]>()

  roleOf(day: number, division: number, index: number): DayRole | null {
    const known = this.known.get(day) ?? throwRoles(day)
    this.known.set(day, known)
    return ROLES[known.indexOf(gameKey(division, index))] ?? null
  }
}

const gameKey = (division: number, index: number) => division * 1000 + index

/** The games that hold the day's roles, in their order: all different ones. */
function throwRoles(day: number): number[] {
  const playing: number[] = []
  for (let region = 0; region < REGIONS.length; region++) {
    for (const { tier } of TIERS) {
      const { from, count } = gamesOnDay(region, tier, day)
      for (let at = 0; at < count; at++) playing.push(gameKey(divisionNumber(region, tier), from + at))
    }
  }
  return ROLES.map((_, role) => {
    const at = Math.floor(throwDie(THROW.dayRoles, day, role) * playing.length)
    return playing.splice(at, 1)[0] ?? -1
  })
}
