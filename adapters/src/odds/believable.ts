import type { Quote } from '#odds/port.ts'

/** Beyond this no house quotes; it is a typing error or a market taken down. */
const PRICE_MAX = 1001

/** Only prices that pay something back, at lines that cannot end in a push, set before kick-off. */
export function isBelievable({ price, line, at }: Quote, kickOff: string): boolean {
  const isPrice = price > 1 && price <= PRICE_MAX
  // At 2.0 or 2.25 part of the stake may come back, so such a price says nothing about 'over' and 'under' alone.
  const isHalfLine = line === null || Math.abs(line % 1) === 0.5
  return isPrice && isHalfLine && Date.parse(at) < Date.parse(kickOff)
}
