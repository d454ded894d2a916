import { SITE_MARK } from '@prancheta/contract/protocol/site.ts'

/** Our own address, for links that must be whole: previews, canonical addresses, structured data. */
export function siteUrl(path: string): string {
  const origin = typeof window === 'undefined' ? SITE_MARK : window.location.origin
  return `${origin}${path}`
}
