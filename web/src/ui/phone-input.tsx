import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { editPhone, formatPhone } from '#lib/phone.ts'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  value: string
  onValueChange: (value: string) => void
}

/** (11) 98765-4321, put in shape while it is typed, pasted or corrected in the middle. */
export function PhoneInput({ value, onValueChange, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // React puts the caret at the end when it writes a value other than the one typed.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value
    const next = editPhone(value, typed, event.target.selectionStart ?? typed.length)
    caret.current = next.caret
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
      value={value.startsWith('+') ? value : formatPhone(value)}
      onChange={edit}
    />
  )
}
