export type Score = { home: number; away: number }
/** Chances from 0 to 1; rows: home goals, columns: away goals. */
export type ScoreGrid = readonly (readonly number[])[]

/** The likeliest scores, best first; of equals, the one with fewer goals. */
export function likeliestScores(grid: ScoreGrid, count: number): Score[] {
  return grid
    .flatMap((row, home) => row.map((chance, away) => ({ home, away, chance })))
    .sort((a, b) => b.chance - a.chance || a.home + a.away - (b.home + b.away))
    .slice(0, count)
    .map(({ home, away }) => ({ home, away }))
}
