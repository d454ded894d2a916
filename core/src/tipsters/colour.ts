export const DEFAULT_BRAND_COLOUR = '#3b82f6'

/** Six hexadecimal digits, nothing else: it goes into the page's styles. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/**
 * Black or white, whichever is easier to read on this colour. One of the two always reaches a contrast of 4.5 (the worst
 * colour gives both 4.58), which is what small text needs.
 */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const light = luminance(color)
  const onWhite = 1.05 / (light + 0.05)
  const onBlack = (light + 0.05) / 0.05
  return onWhite >= onBlack ? '#ffffff' : '#000000'
}

/** The colour if it is one, else the default. */
export function brandColorOf(color: string | null): string {
  return color !== null && isColour(color) ? color.toLowerCase() : DEFAULT_BRAND_COLOUR
}

/** Relative luminance as WCAG defines it: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const [, ...parts] = HEX.exec(color) ?? []
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
