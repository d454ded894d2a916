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
