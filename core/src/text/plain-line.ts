/**
 * What nobody can see: controls, marks of writing direction, zero-width signs and the letters that are drawn as blanks. The
 * joiners U+200C and U+200D stay, since emoji and some scripts are written with them; alone they are blank too.
 */
const INVISIBLE =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/gu
const JOINERS_ALONE = /^(?:\u200C|\u200D|\s)+$/u
const SPACES = /\s+/gu

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** One line as it is meant to be read: nothing invisible, one space between words, none around. */
export function plainLine(text: string): string {
  const spaced = text.replace(/[\t\n\r\v\f]/g, ' ').replace(INVISIBLE, '')
  return JOINERS_ALONE.test(spaced) ? '' : spaced.replace(SPACES, ' ').trim().normalize('NFC')
}

/** How many characters a person would count: a family emoji is one, though it is made of seven. */
export function seenLength(text: string): number {
  return [...segmenter.segment(text)].length
}

/** How many characters the database counts. */
export function storedLength(text: string): number {
  return [...text].length
}
