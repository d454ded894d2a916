/** Endings fall off beyond this, so that forms of one word are one sign. */
const STEM = 6
const LETTERS = 4

/**
 * What of a text may tell of which of two kinds it is: its words without their endings, alone, in pairs and over one
 * between, and their runs of letters. `plain` is lower case without accents; numbers and sums of money are all alike.
 */
export const signsOf = (plain: string): ReadonlySet<string> => new Set(everySignOf(plain))

let last: { plain: string; signs: readonly string[] } | null = null

/** The same, each as often as it stands there. Several models in a row read the same text. */
export function everySignOf(plain: string): readonly string[] {
  if (last?.plain !== plain) last = { plain, signs: readSigns(plain) }
  return last.signs
}

function readSigns(plain: string): string[] {
  const words = (plain.match(/(?:r\$ ?)?\d[\d.,_]*|\p{L}+|[?!%]/gu) ?? []).map((word) => (/\d/.test(word) ? '#' : word))
  const stems = ['^', ...words.map((word) => word.slice(0, STEM)), '$']
  const signs: string[] = []
  for (const [at, stem] of stems.entries()) {
    signs.push(stem)
    const [before, earlier] = [stems[at - 1], stems[at - 2]]
    if (before !== undefined) signs.push(`${before} ${stem}`)
    if (earlier !== undefined) signs.push(`${earlier} _ ${stem}`)
  }
  for (const word of words) {
    const framed = `<${word}>`
    for (let from = 0; from + LETTERS <= framed.length; from += 1) signs.push(`.${framed.slice(from, from + LETTERS)}`)
  }
  return signs
}
