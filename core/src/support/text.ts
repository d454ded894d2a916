/** What the specification allows in a ticket, counted as people count: an emoji is one. */
export const SUBJECT_LENGTH_MAX = 100
export const MESSAGE_LENGTH_MAX = 1000

/** A grapheme may be built of many units (a flag, a family); without this bound, one "character" could fill a book. */
const UNITS_PER_CHARACTER_MAX = 4

/** Everything that leaves no mark on a screen: spaces, controls, joiners, fillers, tags and lone variation selectors. */
const INVISIBLE = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`
const ONLY_INVISIBLE = new RegExp(`^[${INVISIBLE}]*$`, 'u')

/** Spaces and zero-width characters nobody meant to send, at either end. Joiners inside an emoji stay. */
const EDGES = /^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/gu

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** The text as it is stored: trimmed, one kind of line break, letters in one form so that a search finds them. */
export function cleanText(raw: string): string {
  return raw.toWellFormed().replaceAll(/\r\n?/g, '\n').normalize('NFC').replaceAll(EDGES, '')
}

export function isBlank(text: string): boolean {
  return ONLY_INVISIBLE.test(text)
}

/** How many characters a person sees. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

export function fits(text: string, charactersMax: number): boolean {
  if (text.length <= charactersMax) return true // a character is at least one unit
  if (text.length > charactersMax * UNITS_PER_CHARACTER_MAX) return false
  return countCharacters(text) <= charactersMax
}
