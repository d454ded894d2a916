import { useState } from 'react'
import { Input } from './input.tsx'
import type { NumberInputProps } from './number-input.tsx'

const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type Props = Pick<NumberInputProps, 'value' | 'onValueChange' | 'name' | 'required' | 'disabled'>

/**
 * An amount in reais. Read by our own rules: a library takes the point of '12.50', which many keypads offer instead of
 * the comma, for thousands, and would make it 1.250.
 */
export function MoneyInput({ value, onValueChange, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const isTyped = typed !== null && typed.value === value
  const text = isTyped ? typed.text : value === null ? '' : twoDecimals.format(value)
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-3 flex items-center text-base text-ink-muted sm:text-sm"
      >
        R$
      </span>
      <Input
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        className="pl-11 sm:pl-10"
        value={text}
        onChange={(event) => {
          const amount = readMoney(event.target.value)
          setTyped({ text: event.target.value, value: amount })
          onValueChange(amount)
        }}
        // What is no amount stays as it was typed, so that its writer sees what is wrong.
        onBlur={() => {
          if (value !== null) setTyped(null)
        }}
      />
    </div>
  )
}

/** 1.250 and 1.250,50: points part thousands, a comma the centavos. */
const WITH_THOUSANDS = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/
/** 12, 12,5 and 12,50. */
const PLAIN = /^\d+(,\d{1,2})?$/
/** 12.5 and 12.50, as a keypad without a comma types them. */
const WITH_POINT = /^\d+\.\d{1,2}$/

/** An amount in reais as people type it; null for what is none, three decimals among it. */
export function readMoney(text: string): number | null {
  const typed = text.replaceAll(/[R$\s]/g, '')
  if (WITH_THOUSANDS.test(typed) || PLAIN.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'))
  return WITH_POINT.test(typed) ? Number(typed) : null
}
