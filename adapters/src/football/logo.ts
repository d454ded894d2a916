/** Only addresses that a browser may load beside our pages. */
export function toLogo(address: string | null | undefined): string | null {
  return address && URL.parse(address)?.protocol === 'https:' ? address : null
}
