import type { ChangeEvent, ComponentProps } from 'react'
import { digitsOf, editMasked, type MaskedEdit, useCaret, useEarlyText } from '#lib/forms/masked-text.ts'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  value: string
  onValueChange: (value: string) => void
}

/** (11) 98765-4321, put in shape while it is typed, pasted or corrected in the middle. */
export function PhoneInput({ value, onValueChange, ...rest }: Props) {
  const { field, placeCaret } = useCaret()
  const shown = value.startsWith('+') ? value : formatPhone(value)
  useEarlyText(field, shown, (early) => onValueChange(formatPhone(early)))

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value
    const next = editPhone(value, typed, event.target.selectionStart ?? typed.length)
    placeCaret(next.caret)
    onValueChange(next.text)
  }

  return (
    <Input
      autoComplete="tel-national"
      inputMode="tel"
      placeholder="(11) 98765-4321"
      {...rest}
      ref={field}
      type="tel"
      value={shown}
      onChange={edit}
    />
  )
}

const COUNTRY = '55'
const DIGITS_MAX = 11

/** (11) 98765-4321, or (11) 8765-4321 for ten digits; a beginning of it while typing. */
export function formatPhone(text: string): string {
  return write(national(text, 'pasted').digits)
}

/** The field after an edit. */
export function editPhone(before: string, typed: string, caret: number): MaskedEdit {
  if (/^\+5?5?$/.test(typed)) return { text: typed, caret } // the country's code, not finished yet
  const grew = digitsOf(typed).length - digitsOf(before).length
  return editMasked({ before, typed, caret, write, ...national(typed, grew > 1 ? 'pasted' : 'typed') })
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
