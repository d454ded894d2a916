import { API_FOOTBALL, apiFootballService, askApiFootball } from '#football/api-football/api-football-service.ts'
import { readList } from '#http/read-list.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { rawOdds, toQuotes } from '#odds/api-football/to-quotes.ts'
import type { OddsSource } from '#odds/port.ts'

const DEADLINE_MS = 6_000
/** Ten results a page; the houses of one game fit on one, so more is a fault we do not follow. */
const PAGES_MAX = 5

/**
 * Odds of API-Football, joined by the game's id: its answer holds no club names, so a game that another football
 * source told us about has none here.
 */
export function apiFootballOdds(access: VendorAccess): OddsSource {
  const service = apiFootballService(access, DEADLINE_MS)
  return {
    name: API_FOOTBALL,
    isDemo: false,
    async quotesFor({ source, sourceId, kickOff }) {
      if (source !== API_FOOTBALL || access.now().toISOString() >= kickOff) return []
      const quotes = []
      let pages = 1
      for (let page = 1; page <= pages; page += 1) {
        const { response, paging } = await askApiFootball(service, '/odds', {
          fixture: sourceId,
          ...(page > 1 ? { page } : {}),
        })
        pages = Math.min(paging?.total ?? 1, PAGES_MAX)
        const ours = readList(API_FOOTBALL, response, rawOdds).filter(({ fixture }) => String(fixture.id) === sourceId)
        quotes.push(...ours.flatMap((raw) => toQuotes(raw, kickOff)))
      }
      return quotes
    },
  }
}
