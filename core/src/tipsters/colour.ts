export const DEFAULT_BRAND_COLOUR = '#3b82f6'

/** Six hexadecimal digits, nothing else: it goes into the page's styles. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}
