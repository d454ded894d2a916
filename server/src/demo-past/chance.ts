import { createHash } from 'node:crypto'

/** From 0 up to, never reaching, 1: the same words always give the same number, so that a day is played the same each time. */
export function chanceOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32
}

export function oneOf<Item>(list: readonly Item[], ...words: readonly (string | number)[]): Item | undefined {
  return list[Math.floor(chanceOf(...words) * list.length)]
}
