import type { Sides } from '@prancheta/core/goals/played-match.ts'
import type { StatisticsBlock } from '#football/api-football/fixture-shape.ts'
import type { MatchStatistics } from '#football/port.ts'

/** Blocks are told apart by the club's id: their order is not to be trusted. Null when either club has none. */
export function toStatistics(
  blocks: readonly StatisticsBlock[],
  homeId: number | string,
  awayId: number | string,
): MatchStatistics | null {
  const home = blocks.find(({ team }) => String(team.id) === String(homeId))
  const away = blocks.find(({ team }) => String(team.id) === String(awayId))
  if (!home || !away || !hasCoverage(home) || !hasCoverage(away)) return null
  const sides = (type: string): Sides | null => {
    const [one, other] = [countOf(home, type), countOf(away, type)]
    return one === null || other === null ? null : { home: one, away: other }
  }
  return {
    shots: sides('Total Shots'),
    shotsOnTarget: sides('Shots on Goal'),
    corners: sides('Corner Kicks'),
    yellowCards: sides('Yellow Cards'),
    redCards: sides('Red Cards'),
  }
}

function hasCoverage({ statistics }: StatisticsBlock): boolean {
  return statistics.some(({ value }) => value !== null && value !== undefined)
}

/** In a block with coverage a null means none: zero cards. A line that is missing altogether is not known. */
function countOf({ statistics }: StatisticsBlock, type: string): number | null {
  const line = statistics.find((one) => one.type === type)
  if (!line) return null
  const count = Number(line.value ?? 0)
  return Number.isInteger(count) && count >= 0 ? count : null
}
