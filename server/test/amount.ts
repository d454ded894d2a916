/** How often or how many: enough to hold the promise in the usual run, and many more in `npm run test:deep`. */
export function amount(usual: number, deep: number): number {
  return process.env.DEEP === '1' ? deep : usual
}
