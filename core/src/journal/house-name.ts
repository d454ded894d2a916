import { foldText } from '#text/fold-text.ts'

/** What makes two spellings one house: 'Bet 365' and 'bet365' are, whatever blanks, case, accents and signs. */
export function houseKey(name: string): string {
  return foldText(name).replaceAll(' ', '') || name
}

/** Each house in the spelling that came first. */
export class HouseSpellings {
  readonly #known = new Map<string, string>()

  /** The most used first. */
  constructor(houses: readonly string[]) {
    for (const house of houses) this.of(house)
  }

  of(house: string): string {
    const key = houseKey(house)
    const known = this.#known.get(key) ?? house
    this.#known.set(key, known)
    return known
  }
}
