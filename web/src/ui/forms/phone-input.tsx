import type { ChangeEvent, ComponentProps } from 'react'
import { editPhone, formatPhone } from '#lib/forms/phone.ts'
import { useCaret } from '#lib/forms/use-caret.ts'
import { useEarlyText } from '#lib/forms/use-early-text.ts'
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
