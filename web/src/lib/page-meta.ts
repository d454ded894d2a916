const SITE = 'Prancheta'

/** A page's title, description and whether search engines may list it. */
export function pageMeta(title: string, options: { description?: string; listed?: boolean } = {}) {
  const { description, listed = true } = options
  return [
    { title: `${title} — ${SITE}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(listed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
