const COUNTRY = '55'
const DIGITS_MAX = 11

/** (11) 98765-4321, or (11) 8765-4321 for ten digits; a beginning of it while typing. */
export function formatPhone(text: string): string {
  return write(national(text, 'pasted').digits)
}

export type PhoneEdit = { text: string; caret: number }

/**
 * The field after an edit. The caret stays behind the digit it was behind: formatting moves the signs around it, and
 * a person who deletes in the middle would otherwise be thrown to the end.
 */
export function editPhone(before: string, typed: string, caret: number): PhoneEdit {
  if (/^\+5?5?$/.test(typed)) return { text: typed, caret } // the country's code, not finished yet
  const grew = digitsOf(typed).length - digitsOf(before).length
  const { digits, dropped } = national(typed, grew > 1 ? 'pasted' : 'typed')
  const behind = digitsOf(typed.slice(0, caret)).length - dropped

  const onlySignRemoved = typed.length < before.length && grew === 0
  if (onlySignRemoved && behind > 0) {
    // Backspace on a bracket, space or dash: take the digit before it, or the key would seem dead.
    const text = write(digits.slice(0, behind - 1) + digits.slice(behind))
    return { text, caret: caretBehind(text, behind - 1) }
  }
  const text = write(digits)
  return { text, caret: caret >= typed.length ? text.length : caretBehind(text, behind) }
}

/**
 * The number as dialled inside Brazil, and how many digits fell off its front. 55 is also the area code of Santa Maria:
 * without a plus it is the country only in a pasted number that is too long otherwise.
 */
function national(text: string, how: 'pasted' | 'typed'): { digits: string; dropped: number } {
  const all = digitsOf(text)
  const tooLong = how === 'pasted' && all.length > DIGITS_MAX
  const hasCountry = all.startsWith(COUNTRY) && (tooLong || text.trim().startsWith('+'))
  const rest = (hasCountry ? all.slice(COUNTRY.length) : all).replace(/^0+/, '')
  return { digits: rest.slice(0, DIGITS_MAX), dropped: all.length - rest.length }
}

function write(digits: string): string {
  if (digits.length <= 2) return digits && `(${digits}`
  const local = digits.slice(2)
  const head = digits.length === DIGITS_MAX ? 5 : 4
  const tail = local.length > head ? `-${local.slice(head)}` : ''
  return `(${digits.slice(0, 2)}) ${local.slice(0, head)}${tail}`
}

function caretBehind(text: string, digits: number): number {
  let seen = 0
  for (let index = 0; index < text.length && digits > 0; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1
    if (seen === digits) return index + 1
  }
  return digits > 0 ? text.length : 0
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
