import type { FootballSource } from '@prancheta/adapters/football/port.ts'
import type { OddsSource } from '@prancheta/adapters/odds/port.ts'
import type { WeatherSource } from '@prancheta/adapters/weather/port.ts'
import type { Cached } from '#platform/cache/cache.ts'

/** A port whose answers say how old they are, and whether an older one had to serve because the source failed. */
type Aged<Port> = {
  [Name in keyof Port]: Port[Name] extends (...input: infer Input) => Promise<infer Answer>
    ? (...input: Input) => Promise<Cached<Answer>>
    : Port[Name]
}

/**
 * The outside world as capabilities see it: kept, guarded and dated. Null where nothing serves a part (strict
 * providers without a key). The talk with an AI is streamed and never kept, so it is not here.
 */
export type Sources = {
  football: Aged<FootballSource> | null
  odds: Aged<OddsSource> | null
  weather: Aged<WeatherSource> | null
}
