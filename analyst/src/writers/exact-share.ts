import { shownShare, writeEdge, writeMoney, writeOdd, writeShare } from '@prancheta/core/chat/figures.ts'
import { fromPct, toPct } from '@prancheta/core/percent.ts'

const DIGITS_MAX = 5
const inThousandths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/**
 * A share with as many digits as make the sum hold that is written with it: with 1,87% of R$ 800 a reader finds R$ 14,96, and
 * only with 1,873% the R$ 14,98 that it comes to.
 */
export function exactShare(share: number, digits: number, told: (share: number) => string): string {
  const rounded = fromPct(Number(toPct(share).toFixed(digits)))
  if (digits < DIGITS_MAX && told(rounded) !== told(share)) return exactShare(share, digits + 1, told)
  return `${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(toPct(share))}%`
}

/** '1,873% × R$ 800,00 = R$ 14,98': the share of a bankroll as it stands in that product. */
export const stakeFactor = (share: number, bankroll: number): string =>
  exactShare(share, 2, (one) => writeMoney(one * bankroll))

/** '29,63% × 5,20 − 1 = +54,1%': the chance as it stands in that sum. */
export const chanceFactor = (chance: number, odd: number): string =>
  exactShare(chance, 1, (one) => writeEdge(one * odd - 1))

/** '1 ÷ 10,12% = 9,88': the chance as it stands in the fair odd, or in the odd that leaves an edge over it. */
export const fairFactor = (chance: number, over = 1): string => exactShare(chance, 1, (one) => writeOdd(over / one))

/** 'R$ 40,00 × (1 − 14,501% × 2,10) = R$ 27,82': the chance as it stands in the mean of what is staked. */
export const meanFactor = (chance: number, odd: number, staked: number): string =>
  exactShare(chance, 1, (one) => writeMoney(staked * (one * odd - 1)))

/** '9,65% ÷ (2,22 − 1) ÷ 4 = 1,98%': the edge as it stands in a Kelly stake. */
export const edgeFactor = (edge: number, told: (edge: number) => string): string => exactShare(edge, 1, told)

/** 'Abaixo da justa, 1,724' beside an odd of 1,72: two figures that are told apart are not written alike. */
export const fairBeside = (fairOdd: number, odd: number): string =>
  writeOdd(fairOdd) === writeOdd(odd) && shownShare(odd / fairOdd - 1) !== 0
    ? inThousandths.format(fairOdd)
    : writeOdd(fairOdd)

/** '61,1% contra 57,4%: 3,7 pontos': the distance of two shares as they are shown. */
export const shownGap = (one: number, other: number): string =>
  writeShare(Math.abs(shownShare(one) - shownShare(other))).replace('%', ' pontos')
