const SLUG_LENGTH_MIN = 3
export const SLUG_LENGTH_MAX = 30

const WELL_FORMED = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Names that a reader would take for the product itself, or for something of the site. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'admin',
    'administrador',
    'api',
    'app',
    'assets',
    'auth',
    'ajuda',
    'blog',
    'chat',
    'conta',
    'contato',
    'dashboard',
  ],
  ...['demo', 'equipe', 'faq', 'features', 'financeiro', 'help', 'historico', 'install', 'legal', 'login', 'logo'],
  ...['oficial', 'official', 'prancheta', 'pricing', 'privacidade', 'root', 'site', 'static', 'staff', 'status'],
  ...['suporte', 'support', 'system', 'sistema', 'termos', 'tip', 'tipster', 'tipsters', 'www', 'null', 'undefined'],
])

export type SlugFault = 'form' | 'reserved'

/** Small letters, digits and single hyphens between them: what can be typed, said aloud, and told apart from any other. */
export function slugFault(slug: string): SlugFault | null {
  const fits = slug.length >= SLUG_LENGTH_MIN && slug.length <= SLUG_LENGTH_MAX
  if (!fits || !WELL_FORMED.test(slug)) return 'form'
  return RESERVED.has(slug) || RESERVED.has(slug.replaceAll('-', '')) ? 'reserved' : null
}
