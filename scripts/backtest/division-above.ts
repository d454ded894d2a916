import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'

/**
 * A club that came down last played up there some 80 days before its first match here; after the seasons cut off in March
 * 2020 it still counts as come down a year later. A club that has a season here by then is rated by that.
 */
const REMEMBERED_DAYS = 550

/** E1 plays below E0, SC2 below SC1, D2 below D1; the files number the divisions of a country. Null at the top. */
export function leagueAbove(league: string): string | null {
  const [, letters, digit] = /^([A-Z]+)(\d)$/.exec(league) ?? []
  return letters && digit && Number(digit) > 0 ? `${letters}${Number(digit) - 1}` : null
}

/** The clubs that played in a league within the last 550 days, asked in the order of days. */
export class RecentClubs {
  private next = 0
  private readonly lastSeen = new Map<string, number>()
  private readonly rows: readonly MatchRow[]

  constructor(rows: readonly MatchRow[]) {
    this.rows = rows
  }

  before(day: number): Set<string> {
    for (let row = this.rows[this.next]; row && row.day < day; row = this.rows[++this.next]) {
      this.lastSeen.set(row.home, row.day)
      this.lastSeen.set(row.away, row.day)
    }
    const recent = [...this.lastSeen].filter(([, lastDay]) => day - lastDay <= REMEMBERED_DAYS)
    return new Set(recent.map(([club]) => club))
  }
}
