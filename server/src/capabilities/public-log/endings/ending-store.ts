import { MOVED_MAX_MS } from '@prancheta/core/history/match-ending.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type GameToEnd = {
  game: number
  /** Its newest forecast, which pages follow. */
  said_n: number
  state: 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'abandoned'
  kick_off: Date
  home_goals: number | null
  away_goals: number | null
  /** The end that stands in the log; null before the first. */
  end_n: number | null
  end_line: string | null
}

/** A part of a list, in its order: so many after that number. */
export type Page = { after: number; limit: number }

/** Games with a forecast since a day whose end came, was moved too far, or may have changed since it was written down. */
export async function findGamesToEnd(db: Queryable, sinceDay: string, { after, limit }: Page): Promise<GameToEnd[]> {
  const { rows } = await sql<GameToEnd>`
    select said.about as game, said.n as said_n, g.state, g.kick_off, g.home_goals, g.away_goals, ended.n as end_n, ended.line as end_line
    from (select about, max(n) as n, max(sealed_until) as kick_off from log_entries
      where kind = 'forecast' and day >= ${sinceDay}::date group by about) said
    join games g on g.id = said.about
    left join lateral (select e.n, e.line, e.at from log_entries e
      where e.about = said.about and e.kind in ('result', 'correction') order by e.n desc limit 1) ended on true
    where said.n > ${after} and ((ended.n is null and (g.state in ('finished', 'postponed', 'cancelled', 'abandoned')
        or abs(extract(epoch from g.kick_off - said.kick_off)) * 1000 > ${MOVED_MAX_MS}))
      or g.updated_at > ended.at or said.n > ended.n)
    order by said.n limit ${limit}`.execute(db)
  return rows
}

export type ToSettle = {
  publication: number
  outcome: PickOutcome | null
  returned: number | null
  settlement_n: number | null
  settlement_line: string | null
}

/** Publications whose match ended, or ended differently from what stands in the log. */
export async function findToSettle(db: Queryable, since: Date, { after, limit }: Page): Promise<ToSettle[]> {
  const { rows } = await sql<ToSettle>`
    select p.n as publication, a.pick_outcome as outcome, a.published_return as returned,
      settled.n as settlement_n, settled.line as settlement_line
    from log_publications p
    join saved_analyses a on a.id = p.analysis_id
    left join lateral (select s.n, s.line from log_entries s
      where s.about = p.n and s.kind = 'settlement' order by s.n desc limit 1) settled on true
    where p.n > ${after} and ((settled.n is null and a.pick_outcome is not null)
      or (settled.n is not null and a.match_date >= ${since}))
    order by p.n limit ${limit}`.execute(db)
  return rows
}
