import type { WrittenNumber } from '#checking/reading/written-number.ts'
import { fromPct } from '#percent.ts'

/** A sum that a text shows: '26,5% × 3,57 − 1 = −5,4%'. `come` is what its parts come to, as far as they were rounded. */
export type ShownSum = { parts: readonly WrittenNumber[]; result: WrittenNumber; come: Interval }

/** The least and the most that a rounded number may have been. */
type Interval = readonly [number, number]
type Operator = '+' | '-' | '×' | '÷'
type Token = WrittenNumber | Operator | '(' | ')'

const OPERATION = /^ ?(?<close>\)?) ?(?<sign>[×x*÷/+-]) ?(?<open>\(?)$/
const RESULT = /^ ?(?<close>\)?) ?(?:=|(?:dá|dao|é igual a|resulta em)(?!\p{L}))(?: \p{L}+){0,3} ?$/u

/** Every sum of a sentence whose result is written. */
export function readSums(plain: string, numbers: readonly WrittenNumber[]): ShownSum[] {
  const sums: ShownSum[] = []
  let open: { parts: WrittenNumber[]; tokens: Token[] } | null = null
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1]
    const between = next ? plain.slice(number.end, next.start) : ''
    const operation = OPERATION.exec(between)?.groups
    const result = RESULT.exec(between)?.groups
    open ??= { parts: [], tokens: plain[number.start - 1] === '(' ? ['('] : [] }
    open.parts.push(number)
    open.tokens.push(number)
    if (operation) {
      if (operation.close) open.tokens.push(')')
      open.tokens.push(operatorOf(operation.sign))
      if (operation.open) open.tokens.push('(')
      continue
    }
    if (result?.close) open.tokens.push(')')
    const come = result && open.parts.length > 1 ? evaluate(open.tokens) : null
    if (next && come) sums.push({ parts: open.parts, result: next, come })
    open = null
  }
  return sums
}

const operatorOf = (sign = ''): Operator => (sign === '+' || sign === '-' ? sign : /[÷/]/.test(sign) ? '÷' : '×')

/** Whether the written result is one that the parts can come to. */
export function comesOut({ come: [least, most], result }: ShownSum): boolean {
  const [low, high] = intervalOf(result, true)
  // 'ganho de', 'perda de': a result in words of its own may leave out the sign.
  const meets = (one: number, other: number) => one <= high + 1e-9 && other >= low - 1e-9
  return meets(least, most) || (!result.isSigned && meets(-most, -least))
}

/** A whole number is meant as it stands, unless it is what came out. */
function intervalOf({ value, decimals, form }: WrittenNumber, isResult = false): Interval {
  const half = decimals > 0 || isResult ? 0.5 * 10 ** -decimals : 0
  const ends: Interval = [value - half, value + half]
  return form === 'percent' || form === 'fraction' ? [fromPct(ends[0]), fromPct(ends[1])] : ends
}

/** Products before sums; null where the brackets do not close. */
function evaluate(tokens: readonly Token[]): Interval | null {
  let at = 0
  const factor = (): Interval | null => {
    const token = tokens[at]
    at += 1
    if (token === undefined) return null
    if (typeof token === 'object') return intervalOf(token)
    const inner = token === '(' ? sum() : null
    at += 1
    return tokens[at - 1] === ')' ? inner : null
  }
  const chain = (signs: readonly Token[], part: () => Interval | null): Interval | null => {
    let value = part()
    for (let sign = tokens[at]; value && sign !== undefined && signs.includes(sign); sign = tokens[at]) {
      at += 1
      const other = part()
      value = other && combine(value, sign, other)
    }
    return value
  }
  const sum = (): Interval | null => chain(['+', '-'], () => chain(['×', '÷'], factor))
  const value = sum()
  return at >= tokens.length ? value : null
}

function combine(one: Interval, sign: Token, other: Interval): Interval | null {
  if (sign === '÷' && other[0] <= 0 && other[1] >= 0) return null
  const ends = one.flatMap((left) =>
    other.map((right) =>
      sign === '+' ? left + right : sign === '-' ? left - right : sign === '×' ? left * right : left / right,
    ),
  )
  return [Math.min(...ends), Math.max(...ends)]
}
