/** The one stylesheet of a page, as the build links it. */
const LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g

const FONT = /<link rel="preload" href="[^"]+\.woff2" as="font"[^>]*\/>/

/**
 * A public page brings its style along, so that the first paint waits for one answer instead of two. The link stays
 * where the app expects it, put out of use: it would fetch and count the same rules again.
 */
export function styleInside(html: string, readStyle: (href: string) => string): string {
  const [link, ...more] = [...html.matchAll(LINK)]
  const href = link?.[1]
  if (href === undefined || more.length > 0) throw new Error('the build styles pages in another way than it did')
  const style = readStyle(href)
  if (style.includes('</style')) throw new Error('a style that would end itself')
  // The typeface waits too: the words come first, in what stands in for it, and keep their place when it arrives.
  const [font] = FONT.exec(html) ?? []
  if (font === undefined) throw new Error('the build fetches the typeface in another way than it did')
  const patient = html.replace(font, () => font.replace('/>', ' media="not all"/>'))
  return patient.replace(LINK, () => `<style>${style}</style><link rel="stylesheet" href="${href}" disabled=""/>`)
}
