import type { Op, Plan, Seen } from './asked.ts'
import type { Sign } from './signs.ts'

/** What a rule makes of a message: what to tell, and what of it differs from what is said plainly. */
export type Made = Partial<Plan> & Pick<Plan, 'op'>
export type Rule = (seen: Seen) => Made | null

export const has = ({ parts }: Seen, ...signs: readonly Sign[]): boolean => signs.every((sign) => parts.signs.has(sign))
export const any = ({ parts }: Seen, ...signs: readonly Sign[]): boolean => signs.some((sign) => parts.signs.has(sign))
export const after = ({ before }: Seen, ...ops: readonly Op[]): boolean => before !== null && ops.includes(before.op)
/** Whether nothing else is asked than what these signs say. */
export const onlyOf = ({ parts }: Seen, ...signs: readonly Sign[]): boolean =>
  [...parts.signs].every((sign) => signs.includes(sign) || WEAK.includes(sign))
const WEAK: readonly Sign[] = ['supposed', 'market', 'price', 'house', 'quoted', 'worth', 'sum']

/** What points to several markets at once. */
export const OF_SEVERAL = /\b(?:d[oa]s|dess[ea]s|[oa]s|nenhum[ao]? d[oa]s) (?:dois|duas|tres)\b|\bdel[ea]s\b/
