/** What Markdown and quotes put around words, and the marks that names are masked with. */
const DECORATION = /[*_`~"“”«»§¤#¶@\u00AD\u200B-\u200D\uFEFF]/

/** A text as its words are read: `places` leads from a character of it back to where it stands in the text. */
export type CleanText = { text: string; places: readonly number[] }

/** Without bold type and quotes, and with one space where there were several. */
export function cleanText(text: string): CleanText {
  let clean = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const isSpace = /[^\S\n]/.test(character)
    if (DECORATION.test(character) || (isSpace && /\s$/.test(clean))) continue
    clean += isSpace ? ' ' : character
    places.push(at)
  }
  return { text: clean, places: [...places, text.length] }
}

const cache = new Map<string, string>()

/**
 * The text in lower case and without accents, character for character, so that a place in it is a place in the text.
 * The verbs 'é' and 'dá' stay apart from the little words 'e' and 'da'.
 */
export function plainOf(text: string): string {
  let plain = ''
  for (let at = 0; at < text.length; at += 1) plain += plainCharacter(text.charAt(at))
  return plain.replaceAll(/(?<![\p{L}\d])d?[ea](?![\p{L}\d])/gu, (word, at: number) => {
    const last = text.charAt(at + word.length - 1).toLowerCase()
    return (word === 'e' && last === 'é') || (word === 'da' && last === 'á') ? word.slice(0, -1) + last : word
  })
}

function plainCharacter(character: string): string {
  const known = cache.get(character)
  if (known !== undefined) return known
  const plain = toPlain(character)
  cache.set(character, plain)
  return plain
}

function toPlain(character: string): string {
  if (/[\uFF10-\uFF19]/.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
  if (/[−‒–]/.test(character)) return character === '−' ? '-' : '–'
  const letter = character.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return letter.length === 1 ? letter : character
}

/** A name as a pattern over plain text: spaces and hyphens may be written either way. */
export function namePattern(name: string): string {
  return plainOf(name.trim())
    .trim()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`[\s-]+`)
}
