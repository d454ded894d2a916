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
