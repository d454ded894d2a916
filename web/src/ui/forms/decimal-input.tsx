import { useState } from 'react'
import { Input } from './input.tsx'

type Props = {
  value: number | null
  onValueChange: (value: number | null) => void
  /** At most so many are taken; fewer may be typed. */
  decimals: number
  placeholder?: string
  name?: string
  required?: boolean
}

/** A number as people type it, with a comma or the point of a keypad without one; null while it is none. */
export function DecimalInput({ value, onValueChange, decimals, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const isTyped = typed !== null && typed.value === value
  const text = isTyped ? typed.text : value === null ? '' : String(value).replace('.', ',')
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const number = readDecimal(event.target.value, decimals)
        setTyped({ text: event.target.value, value: number })
        onValueChange(number)
      }}
    />
  )
}

export function readDecimal(text: string, decimals: number): number | null {
  const typed = text.trim().replace(',', '.')
  const [, after = ''] = typed.split('.')
  return /^\d{1,7}(\.\d+)?$/.test(typed) && after.length <= decimals ? Number(typed) : null
}
