import { useState } from 'react'
import { readMoney } from '#lib/forms/read-money.ts'
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
