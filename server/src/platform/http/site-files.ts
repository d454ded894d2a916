import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { DAY_MARK, SITE_MARK } from '@prancheta/contract/protocol/site.ts'

/** For search engines: every public page, by its whole address. */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const entries = paths.map((path) => `  <url><loc>${escaped(`${siteUrl}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The doors of the API are no pages; everything else says for itself whether it may be listed. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export type StoredPage = {
  policy: string
  /** A public page that search engines may list. */
  isListed: boolean
  etag: string
  plain: Buffer
  brotli: Buffer
}

const compress = promisify(brotliCompress)
/** Some ten milliseconds a page, once, beside the main thread: the build's best compression would take twenty times that for 2 KB. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** What only the serving of a page knows: our own address, and the day (dd/MM/yyyy) on which it is read. */
export type ServedFacts = { siteUrl: string; day: string }

/** The page with these facts where it has their marks, under a mark of its own for caches; as it was where it has none. */
export async function withServedFacts(page: StoredPage, { siteUrl, day }: ServedFacts): Promise<StoredPage> {
  if (!page.plain.includes(SITE_MARK) && !page.plain.includes(DAY_MARK)) return page
  const html = page.plain.toString('utf8').replaceAll(SITE_MARK, siteUrl).replaceAll(DAY_MARK, day)
  const plain = Buffer.from(html)
  return { ...page, plain, brotli: await compress(plain, QUICK), etag: etagOf(plain) }
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`
}
