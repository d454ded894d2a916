export type BankrollMove = { kind: 'opening' | 'deposit' | 'withdrawal'; cents: number; day: string }

/**
 * The money put in by the end of a day, results apart: what a unit and the Kelly sum of a bet made that day are of. A day before the
 * bankroll began counts as the day on which it did. Null before an opening. By hand: R$ 1.000 on the 1st and R$ 500 on the 10th
 * are R$ 1.000 on the 9th and R$ 1.500 on the 10th.
 */
export function putInOn(moves: readonly BankrollMove[], day: string): number | null {
  const opening = moves.find(({ kind }) => kind === 'opening')
  if (!opening) return null
  const until = day > opening.day ? day : opening.day
  return moves
    .filter((move) => move.day <= until)
    .reduce((sum, { kind, cents }) => (kind === 'withdrawal' ? sum - cents : sum + cents), 0)
}
