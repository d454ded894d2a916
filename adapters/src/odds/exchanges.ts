/**
 * What an exchange keeps of a win. Betfair takes up to 5%, Smarkets and Matchbook about 2%; by account and country it
 * differs, so the highest stands for all: a price is never told better than what is paid.
 */
const COMMISSION = 0.05

/** What a back price of an exchange pays in the end, as a house's price. By hand: 3.00 pays 2.00 less 5%, so 2.90. */
export function afterCommission(price: number): number {
  return Math.round((1 + (price - 1) * (1 - COMMISSION)) * 1000) / 1000
}
