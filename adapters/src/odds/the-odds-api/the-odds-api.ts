import { findLeague, type LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { z } from 'zod'
import { ask } from '#http/ask.ts'
import { readList } from '#http/read-list.ts'
import type { AnswerStore, VendorAccess } from '#http/vendor-access.ts'
import { findEvent } from '#odds/matching/find-event.ts'
import type { OddsGame, OddsSource } from '#odds/port.ts'
import { oddsApiService, THE_ODDS_API } from '#odds/the-odds-api/odds-api-service.ts'
import { SPORT_KEYS } from '#odds/the-odds-api/sport-keys.ts'
import { type RawEvent, rawEvent, toQuotes } from '#odds/the-odds-api/to-quotes.ts'
import { SourceError } from '#source-error.ts'

const DEADLINE_MS = 6_000
/** There is no Brazilian region; each further one costs as much again. */
const REGION = 'eu'
const LEAGUE_MARKETS = ['h2h', 'totals'] as const
/** One list serves the games of a league that are asked for together; what is made of it is kept for its own time. */
const LIST_PRICES_FRESH_MS = 60_000
/** Which event is ours, and when it starts, can be read off an older list. */
const LIST_EVENTS_FRESH_MS = 6 * 3_600_000

/**
 * The Odds API v4: one list a league (2 credits) and both-teams-to-score game by game (1 credit), because the list
 * refuses that market. What it has, costs and hides: README beside this file.
 */
export function theOddsApi(access: VendorAccess, store: AnswerStore): OddsSource {
  const service = oddsApiService(access, DEADLINE_MS)
  const query = (markets: readonly string[]) => ({
    apiKey: access.key,
    regions: REGION,
    markets: markets.join(','),
    oddsFormat: 'decimal',
    dateFormat: 'iso',
  })

  async function eventsOf(sport: string, freshMs: number): Promise<RawEvent[]> {
    const { value } = await store.get({
      key: `odds-list:${THE_ODDS_API}:${sport}`,
      freshMs,
      parse: (stored) => z.array(rawEvent).parse(stored),
      async fetch() {
        const question = { path: `/v4/sports/${sport}/odds`, query: query(LEAGUE_MARKETS), cost: LEAGUE_MARKETS.length }
        return readList(THE_ODDS_API, await ask(service, question, z.array(z.unknown())), rawEvent)
      },
    })
    return value
  }

  async function findOurs(game: OddsGame, freshMs: number): Promise<{ sport: string; event: RawEvent } | null> {
    const league = findLeague(game.league)
    const sport = league && SPORT_KEYS[league]
    const now = access.now()
    if (!sport || now.toISOString() >= game.kickOff) return null
    const event = findIn(league, game, await eventsOf(sport, freshMs))
    return event && !isInPlay(event, game, now) ? { sport, event } : null
  }

  async function askBothScore(sport: string, { id }: RawEvent): Promise<RawEvent | null> {
    try {
      const path = `/v4/sports/${sport}/events/${encodeURIComponent(id)}/odds`
      return await ask(service, { path, query: query(['btts']) }, rawEvent)
    } catch (error) {
      // Only that there is nothing is an answer; a refusal or a fault is not 'nobody quotes'.
      if (error instanceof SourceError && error.failure === 'not_found') return null
      throw error
    }
  }

  return {
    name: THE_ODDS_API,
    isDemo: false,
    async quotesFor(game) {
      const ours = await findOurs(game, LIST_PRICES_FRESH_MS)
      return ours ? toQuotes(ours.event, LEAGUE_MARKETS, game.kickOff) : []
    },
    async furtherQuotesFor(game) {
      const ours = await findOurs(game, LIST_EVENTS_FRESH_MS)
      if (!ours || toQuotes(ours.event, LEAGUE_MARKETS, game.kickOff).length === 0) return []
      const answer = await askBothScore(ours.sport, ours.event)
      const isOurs = answer?.id === ours.event.id && !isInPlay(answer, game, access.now())
      return isOurs ? toQuotes(answer, ['btts'], game.kickOff) : []
    },
  }
}

function findIn(league: LeagueKey, game: OddsGame, events: readonly RawEvent[]): RawEvent | null {
  const meetings = events.map((event) => ({
    event,
    home: event.home_team,
    away: event.away_team,
    kickOff: event.commence_time,
  }))
  return findEvent(league, game, meetings)?.event ?? null
}

const HOUR_MS = 3_600_000

/**
 * A start that the house has passed means in-play prices, whatever our own calendar says. 00:00 UTC may mean that no
 * start is set, or 21:00 in Brasília: near the football source's kick-off it is taken for the latter.
 */
function isInPlay({ commence_time }: RawEvent, { kickOff }: OddsGame, now: Date): boolean {
  const start = new Date(commence_time)
  const mayBeUnset = start.toISOString().endsWith('T00:00:00.000Z') && Date.parse(kickOff) - now.getTime() > HOUR_MS
  return start <= now && !mayBeUnset
}
