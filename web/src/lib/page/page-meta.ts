import { SITE_MARK } from '@prancheta/contract/protocol/site.ts'

const SITE = 'Prancheta'

type Options = {
  description?: string
  /** False keeps search engines away. */
  listed?: boolean
  /** Where the page is, for its preview when the link is shared. Only public pages have one. */
  path?: string
  /** The whole title, where the page's name alone would not do. */
  fullTitle?: string
  /** Our own address where a page is rendered on request; prerendered ones get it from the server later. */
  site?: string
  /** The preview's picture, where it is not everybody's. */
  image?: { path: string; alt: string }
}

/** A page's title, description, link preview and whether search engines may list it. */
export function pageMeta(title: string, options: Options = {}) {
  const { description, listed = true, path, fullTitle = `${title} — ${SITE}` } = options
  const whole = (own: string) => (options.site === undefined ? siteUrl(own) : `${options.site}${own}`)
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(path !== undefined
      ? preview(fullTitle, description ?? fullTitle, whole(path), {
          address: whole(options.image?.path ?? '/link-preview.png'),
          alt: options.image?.alt ?? 'Prancheta: estudo de futebol com estatística e IA',
        })
      : []),
  ]
}

function preview(title: string, description: string, address: string, image: { address: string; alt: string }) {
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image.address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Our own address, for links that must be whole: previews, canonical addresses, structured data. */
export function siteUrl(path: string): string {
  const origin = typeof window === 'undefined' ? SITE_MARK : window.location.origin
  return `${origin}${path}`
}
