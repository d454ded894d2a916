import type { SourceFixture } from '#football/port.ts'

/** Finished games with a score that kicked off before the instant, newest first. */
export function newestBefore(games: readonly SourceFixture[], before: string, count: number): SourceFixture[] {
  return games
    .filter((game) => game.state === 'finished' && game.score !== null && game.kickOff < before)
    .toSorted((one, other) => other.kickOff.localeCompare(one.kickOff))
    .slice(0, count)
}
