import type { Span } from '#checking/reading/number-words.ts'

export type NumberForm =
  | 'percent'
  | 'fraction'
  | 'money'
  | 'ordinal'
  | 'times'
  | 'tenths'
  | 'degrees'
  | 'speed'
  | 'plain'
  | 'unreadable'

/** A number of a text with its unit. `high` is the second one of a range or a pair ('1,4 a 0,8'). */
export type WrittenNumber = Span & {
  value: number
  decimals: number
  isWord: boolean
  isSigned: boolean
  form: NumberForm
  high: { value: number; decimals: number } | null
  isRange: boolean
}
