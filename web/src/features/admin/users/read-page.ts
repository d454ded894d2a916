/** The page an address asks for: the first without one, null when it names none that could exist. */
export function readPage(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
