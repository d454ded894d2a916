import { siteUrl } from './site.ts'

const SITE = 'Prancheta'

type Options = {
  description?: string
  /** False keeps search engines away. */
  listed?: boolean
  /** Where the page is, for its preview when the link is shared. Only public pages have one. */
  path?: string
  /** The whole title, where the page's name alone would not do. */
  fullTitle?: string
}

/** A page's title, description, link preview and whether search engines may list it. */
export function pageMeta(title: string, options: Options = {}) {
  const { description, listed = true, path, fullTitle = `${title} — ${SITE}` } = options
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(path !== undefined ? preview(fullTitle, description ?? fullTitle, path) : []),
  ]
}

function preview(title: string, description: string, path: string) {
  return [
    { tagName: 'link', rel: 'canonical', href: siteUrl(path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: siteUrl(path) },
    { property: 'og:image', content: siteUrl('/link-preview.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Prancheta: estudo de futebol com estatística e IA' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
