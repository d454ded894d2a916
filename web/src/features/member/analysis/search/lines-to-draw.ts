import type { GameLine } from './game-groups.ts'

/** Heights of a head and of a game, in pixels as the page has them. */
export type LineHeights = { head: number; game: number }

/** Drawn beyond both edges: a quick thumb passes about as much between two frames. */
const SPARE_PX = 600
/** The list is 24 rem high. */
const VIEW_PX = 384

export const topOf = ({ headsBefore, gamesBefore }: GameLine, { head, game }: LineHeights): number =>
  headsBefore * head + gamesBefore * game

/**
 * Which lines of a long list are drawn: those in sight, and the games an arrow key can lead to from the chosen one, so that
 * plain radio buttons go from game to game and around the ends as if all were there. The first head and game always are: the
 * others are as high as they.
 */
export function linesToDraw(
  lines: readonly GameLine[],
  scrolledPx: number,
  heights: LineHeights,
  chosen: number | null,
): number[] {
  const drawn = new Set([0, 1, lines.length - 1])
  const first = firstAt(lines, scrolledPx - SPARE_PX, heights)
  const end = firstAt(lines, scrolledPx + VIEW_PX + SPARE_PX, heights)
  for (let at = first; at <= end; at += 1) drawn.add(at)
  if (chosen !== null) for (const at of [chosen, nextGame(lines, chosen, -1), nextGame(lines, chosen, 1)]) drawn.add(at)
  return [...drawn].filter((at) => at >= 0 && at < lines.length).toSorted((one, other) => one - other)
}

/** The last line whose top is not below this height, found by halving: days have thousands of games. */
function firstAt(lines: readonly GameLine[], px: number, heights: LineHeights): number {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const line = lines[middle]
    if (line && topOf(line, heights) <= px) low = middle
    else high = middle - 1
  }
  return low
}

/** Past a head there is always a game. */
function nextGame(lines: readonly GameLine[], from: number, step: 1 | -1): number {
  return lines[from + step]?.kind === 'head' ? from + 2 * step : from + step
}
