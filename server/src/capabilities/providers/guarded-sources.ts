import type { FootballSource, SourceFixture } from '@prancheta/adapters/football/port.ts'
import type { OddsGame, OddsSource, Quote } from '@prancheta/adapters/odds/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Geocoder, WeatherSource } from '@prancheta/adapters/weather/port.ts'
import type { Cache, Cached } from '#platform/cache/cache.ts'
import { type Clock, dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Sources } from './choose-sources.ts'
import type { Age } from './files/fetched-files.ts'
import type { Guard } from './guard.ts'
import {
  dayFreshMs,
  keptFixtures,
  keptPlace,
  keptQuotes,
  keptStandings,
  keptStatistics,
  keptWeather,
  oddsFreshMs,
  PLACE_MS,
  PLAYED_MS,
  STANDINGS_MS,
  seasonFreshMs,
  WEATHER_MS,
} from './kept-answers.ts'
import { BudgetSpent } from './meter.ts'
import type { ProviderKind } from './provider-state-store.ts'
import type { Refusals } from './refusals.ts'

/**
 * A port, and whether it reads what lies on this machine, which needs no keeping. With `age` a job fetches what it
 * reads: then only the job's calls tell how the service does.
 */
type Chosen<Port> = { port: Port; isLocal: boolean; age?: () => Promise<Age> }

export type RawSources = {
  football: Chosen<FootballSource> | null
  odds: Chosen<OddsSource> | null
  weather: Chosen<WeatherSource> | null
}

type Care = {
  cache: Cache
  clock: Clock
  guard: Guard
  /** Whether games are known of a day that a source calls empty. */
  hadGames: (source: string, day: string) => Promise<boolean>
  refusals: Refusals
  /** For how long a list of games has to serve at least, on a small plan. */
  listFreshMs: (source: string) => Promise<number>
}

type Kept<Value> = {
  /** What was asked, in words that are the same whenever it is asked again. */
  asked: string
  freshMs: number | ((value: Value, ageMs: number) => number)
  parse: (stored: unknown) => Value
  fetch: () => Promise<Value>
}

/** Sources that fail, cost and tire, made fit for use: kept for as long as is true, guarded, dated. */
export function guardedSources(raw: RawSources, care: Care): Sources {
  return {
    football: raw.football && caredFootball(raw.football, care),
    odds: raw.odds && caredOdds(raw.odds, care),
    weather: raw.weather && caredWeather(raw.weather, care),
  }
}

/** The caller keeps what is found for good; here many who ask for one city at once, in all processes, make one call. */
export function guardedGeocoder(geocoder: Geocoder, source: string, { cache, guard }: Pick<Care, 'cache' | 'guard'>) {
  return {
    async locate(city: string, country: string | null) {
      const { value, isStale } = await cache.get({
        key: `place:${source}:${country ?? ''}:${city}`,
        freshMs: PLACE_MS,
        parse: (stored) => keptPlace.parse(stored),
        fetch: async () => ({
          place: await guard.call({ kind: 'weather', source }, () => geocoder.locate(city, country)),
        }),
      })
      return isStale ? null : value.place
    },
  } satisfies Geocoder
}

/** A job stops early, so that there is something left for people: who comes right after it may well ask. */
const isOwnRefusal = (error: unknown) => error instanceof BudgetSpent

function keeper(
  kind: ProviderKind,
  { port, isLocal, age }: Chosen<{ name: string }>,
  { cache, guard, refusals }: Care,
) {
  const id = { kind, source: port.name }
  return async <Value>({ asked, freshMs, parse, fetch }: Kept<Value>): Promise<Cached<Value>> => {
    if (age) return { value: await fetch(), ...(await age()), freshMs: null }
    const asks = () => guard.call(id, fetch)
    const guarded = kind === 'football' ? () => refusals.askUnlessRefused(port.name, asked, asks) : asks
    if (isLocal) return { value: await guarded(), ageMs: 0, isStale: false, freshMs: null }
    return cache.get({ key: `${kind}:${port.name}:${asked}`, freshMs, parse, fetch: guarded, isOwnRefusal })
  }
}

function caredFootball(chosen: Chosen<FootballSource>, care: Care): Sources['football'] {
  const { port } = chosen
  const keep = keeper('football', chosen, care)
  const parse = (stored: unknown) => keptFixtures.parse(stored)
  return {
    name: port.name,
    isDemo: port.isDemo,
    ...(port.pastSeasons === undefined ? {} : { pastSeasons: port.pastSeasons }),
    fixturesOfDay: async (day) =>
      keep({
        asked: `day:${day}`,
        freshMs: dayFreshMs(day, care.clock.now(), chosen.isLocal ? 0 : await care.listFreshMs(port.name)),
        parse,
        fetch: () => believableDay(port, care, day),
      }),
    seasonGames: (leagueId, season) =>
      keep({
        asked: `season:${leagueId}:${season}`,
        freshMs: seasonFreshMs,
        parse,
        fetch: () => port.seasonGames(leagueId, season),
      }),
    async statistics(ids, options) {
      const sorted = ids.toSorted()
      const { value, ...age } = await keep({
        asked: `statistics:${sorted.join(',')}`,
        freshMs: PLAYED_MS,
        parse: (stored) => keptStatistics.parse(stored),
        fetch: async () => [...(await port.statistics(sorted, options))],
      })
      return { ...age, value: new Map(value) }
    },
    standings: (leagueId, season) =>
      keep({
        asked: `standings:${leagueId}:${season}`,
        freshMs: STANDINGS_MS,
        parse: (stored) => keptStandings.parse(stored),
        fetch: () => port.standings(leagueId, season),
      }),
    headToHead: (homeId, awayId, before, count) =>
      keep({
        asked: `met:${homeId}:${awayId}:${before}:${count}`,
        freshMs: PLAYED_MS,
        parse,
        fetch: () => port.headToHead(homeId, awayId, before, count),
      }),
    lastGames: (teamId, before, count) =>
      keep({
        asked: `last:${teamId}:${before}:${count}`,
        freshMs: PLAYED_MS,
        parse,
        fetch: () => port.lastGames(teamId, before, count),
      }),
  }
}

/** A day does not lose all its games: an empty list of one that had some is a failure, and what is kept serves. */
async function believableDay(port: FootballSource, { hadGames }: Care, day: string): Promise<SourceFixture[]> {
  const games = await port.fixturesOfDay(day)
  const isEmpty = !games.some(({ kickOff }) => dateInSaoPaulo(new Date(kickOff)) === day)
  if (isEmpty && (await hadGames(port.name, day)))
    throw new SourceError(port.name, 'upstream', `no games on ${day}, which had some`)
  return games
}

function caredOdds(chosen: Chosen<OddsSource>, care: Care): Sources['odds'] {
  const { furtherQuotesFor, ...port } = chosen.port
  const keep = keeper('odds', chosen, care)
  type Fetch = () => Promise<Quote[]>
  const keeperFor = (game: OddsGame, withinMs: number) => (part: string, fetch: Fetch) =>
    keep({
      asked: `${part}:${game.source}:${game.sourceId}`,
      freshMs: Math.min(withinMs, oddsFreshMs(game.kickOff, care.clock.now())),
      parse: (stored) => keptQuotes.parse(stored),
      fetch,
    })
  return {
    ...port,
    async quotesFor(game, withinMs = Number.POSITIVE_INFINITY) {
      const keepQuotes = keeperFor(game, withinMs)
      const main = await keepQuotes('game', () => port.quotesFor(game))
      if (!furtherQuotesFor) return main
      // The guard has written the failure down; what is missing is asked for again the next time.
      const further = await keepQuotes('game-further', () => furtherQuotesFor(game)).catch(() => null)
      if (!further) return main
      return {
        value: [...main.value, ...further.value],
        ageMs: Math.max(main.ageMs, further.ageMs),
        isStale: main.isStale || further.isStale,
        freshMs: main.freshMs,
      }
    },
  }
}

function caredWeather(chosen: Chosen<WeatherSource>, care: Care): Sources['weather'] {
  const { port } = chosen
  const keep = keeper('weather', chosen, care)
  return {
    name: port.name,
    isDemo: port.isDemo,
    async forecast(place, at) {
      const { value, ...age } = await keep({
        // Two decimals are about a kilometre: the same weather, and one answer for every game in town.
        asked: `at:${place.lat.toFixed(2)}:${place.lon.toFixed(2)}:${at}`,
        freshMs: WEATHER_MS,
        parse: (stored) => keptWeather.parse(stored),
        fetch: async () => ({ weather: await port.forecast(place, at) }),
      })
      return { ...age, value: value.weather }
    },
  }
}
