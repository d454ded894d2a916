/** What an entry of the log may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/**
 * The one text of a value, as RFC 8785 writes it: members by the UTF-16 units of their names, no blanks, numbers and texts
 * as JavaScript writes them. Two values are the same exactly when their texts are.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'string') return canonicalText(value)
  if (typeof value === 'number') return canonicalNumber(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  let text = ''
  for (const name of Object.keys(value).sort()) {
    const member = value[name]
    if (member === undefined) throw new RangeError(`nothing stands under ${name}`)
    text += `${text === '' ? '' : ','}${canonicalText(name)}:${canonicalJson(member)}`
  }
  return `{${text}}`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`no number of JSON: ${value}`)
  return String(value) // -0 becomes 0
}

/** Half of a pair of units is no letter: readers would disagree about its bytes. */
function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new RangeError('half a letter cannot be written')
  return JSON.stringify(text)
}

/** Undefined for a text that is no JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json // whatever JSON.parse returns is one of these
  } catch {
    return undefined
  }
}

/** Whether a text is the canonical one of what it says. */
export function isCanonical(text: string, value: Json): boolean {
  if (!text.isWellFormed()) return false
  // Nearly every line goes this way, which is many times as quick. Escaped units and names of digits are looked at below.
  if (!text.includes('\\u') && JSON.stringify(value) === text && isSorted(value)) return true
  try {
    return canonicalJson(value) === text
  } catch {
    return false
  }
}

function isSorted(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (isList(value)) return value.every(isSorted)
  let before = ''
  for (const name in value) {
    if (name < before || !isSorted(value[name] ?? null)) return false
    before = name
  }
  return true
}
