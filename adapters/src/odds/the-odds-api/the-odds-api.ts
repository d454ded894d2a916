import { z } from 'zod'
import { ask } from '#http/ask.ts'
import { readList } from '#http/read-list.ts'
import type { AnswerStore, VendorAccess } from '#http/vendor-access.ts'
import { findEvent } from '#odds/matching/find-event.ts'
import { findLeague } from '#odds/matching/known-leagues.ts'
import type { OddsGame, OddsSource, Quote } from '#odds/port.ts'
import { type RawEvent, rawEvent } from '#odds/the-odds-api/event-shape.ts'
import { oddsApiService, THE_ODDS_API } from '#odds/the-odds-api/odds-api-service.ts'
import { SPORT_KEYS } from '#odds/the-odds-api/sport-keys.ts'
import { toQuotes } from '#odds/the-odds-api/to-quotes.ts'
import { SourceError } from '#source-error.ts'

const DEADLINE_MS = 6_000
/** There is no Brazilian region; each further one costs as much again. */
const REGION = 'eu'
const LEAGUE_MARKETS = ['h2h', 'totals'] as const
/** One list serves every game of the league, so it is shared for a while. */
const LEAGUE_LIST_FRESH_MS = 10 * 60_000

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

  async function eventsOf(sport: string): Promise<RawEvent[]> {
    const { value } = await store.get({
      key: `odds-list:${THE_ODDS_API}:${sport}`,
      freshMs: LEAGUE_LIST_FRESH_MS,
      parse: (stored) => z.array(rawEvent).parse(stored),
      async fetch() {
        const question = { path: `/v4/sports/${sport}/odds`, query: query(LEAGUE_MARKETS), cost: LEAGUE_MARKETS.length }
        return readList(THE_ODDS_API, await ask(service, question, z.array(z.unknown())), rawEvent)
      },
    })
    return value
  }

  /** Its lack empties only its own market: the result and the goals are still worth showing. */
  async function bothScore(sport: string, event: RawEvent, kickOff: string): Promise<Quote[]> {
    try {
      const path = `/v4/sports/${sport}/events/${encodeURIComponent(event.id)}/odds`
      const answer = await ask(service, { path, query: query(['btts']) }, rawEvent)
      return answer.id === event.id ? toQuotes(answer, ['btts'], kickOff) : []
    } catch (error) {
      if (error instanceof SourceError) return []
      throw error
    }
  }

  return {
    name: THE_ODDS_API,
    isDemo: false,
    async quotesFor(game) {
      const league = findLeague(game.league)
      const sport = league && SPORT_KEYS[league]
      const now = access.now().toISOString()
      if (!sport || now >= game.kickOff) return []
      const event = findIn(game, await eventsOf(sport))
      if (!event || isInPlay(event, now)) return []
      const listed = toQuotes(event, LEAGUE_MARKETS, game.kickOff)
      return listed.length === 0 ? [] : [...listed, ...(await bothScore(sport, event, game.kickOff))]
    },
  }
}

function findIn(game: OddsGame, events: readonly RawEvent[]): RawEvent | null {
  const meetings = events.map((event) => ({
    event,
    home: event.home_team,
    away: event.away_team,
    kickOff: event.commence_time,
  }))
  return findEvent(game, meetings)?.event ?? null
}

/** A start that the house has passed means in-play prices, whatever our own calendar says; 00:00 UTC means no start. */
function isInPlay({ commence_time }: RawEvent, now: string): boolean {
  const start = new Date(commence_time).toISOString()
  return start <= now && !start.endsWith('T00:00:00.000Z')
}
