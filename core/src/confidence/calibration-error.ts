import { MARKET_FAMILIES, type MarketFamily } from '#markets/market.ts'
export const CALIBRATION_ERROR = Object.fromEntries(MARKET_FAMILIES.map((f) => [f, 0.01])) as Record<
  MarketFamily,
  number
>
