const ODD_MAX = 1000
/** With a comma or, as some keypads have it, a point. */
const TYPED_ODD = /^\d{1,4}([.,]\d{1,3})?$/

/** An odd as people type it; null for what is none, 1 and below among it. */
export function readOdd(text: string): number | null {
  const typed = text.trim()
  if (!TYPED_ODD.test(typed)) return null
  const odd = Number(typed.replace(',', '.'))
  return odd > 1 && odd <= ODD_MAX ? odd : null
}
