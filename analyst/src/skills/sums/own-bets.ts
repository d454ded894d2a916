import type { Given } from './roles.ts'

/** One bet of the reader's, and how it ended where that is said. */
export type OwnBet = { stake: number; odd: number; isWon: boolean | null }

const WON =
  /\b(?:ganh(?:ei|ou|a|ando)|bateu|bati|greens?|acertei|acertou|venceu|vence|deu certo|deu bom|entrou|certa)\b/
const LOST =
  /\b(?:perd(?:i|eu|ida)|reds?|err(?:ei|ou|ada)|nao bateu|nao bati|nao deu|deu ruim|deu errado|foi pro ralo)\b/

/** Each stake with the odd beside it, in the order in which they are told. Null where they do not pair off. */
export function readOwnBets(text: string, given: readonly Given[]): OwnBet[] | null {
  const numbers = given.filter(({ role }) => role === 'stake' || role === 'odd')
  if (numbers.length === 0 || numbers.length % 2 === 1) return null
  const pairs: [Given, Given][] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const [one, other] = [numbers[at], numbers[at + 1]]
    if (!one || !other || one.role === other.role) return null
    pairs.push(one.role === 'stake' ? [one, other] : [other, one])
  }
  const starts = pairs.map(([stake, odd]) => Math.min(stake.at, odd.at))
  const first = starts[0] ?? 0
  // 'Ganhei 20 a 1.90 e perdi 25 a 2.20' tells the end before the bet.
  const isTold = WON.test(text.slice(0, first)) || LOST.test(text.slice(0, first))
  return pairs.map(([stake, odd], at) => {
    const [from, to] = isTold
      ? [at === 0 ? 0 : (starts[at - 1] ?? 0), starts[at] ?? 0]
      : [starts[at] ?? 0, starts[at + 1] ?? text.length]
    const words = text.slice(from, to)
    const isLost = LOST.test(words)
    const isWon = WON.test(words) && !isLost
    return { stake: stake.value, odd: odd.value, isWon: isWon ? true : isLost ? false : null }
  })
}
