/**
 * How often or how many: enough to hold the promise in the usual run, and many more in `npm run test:deep`. SHARE=0.1 beside
 * DEEP=1 runs a tenth of that, and SHARE=2 twice as much, for what takes too long in one piece.
 */
export function amount(usual: number, deep: number): number {
  return process.env.DEEP === '1' ? Math.max(1, Math.round(deep * Number(process.env.SHARE ?? '1'))) : usual
}
