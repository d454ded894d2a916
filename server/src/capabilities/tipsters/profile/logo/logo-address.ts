/** Where a logo is served. The version changes with the picture, so that browsers may keep each for good. */
export function logoAddress(slug: string, version: string): string {
  return `/api/tipsters/${slug}/logo?v=${version}`
}
