/** Never an address of this site: it only makes a relative path parseable. */
const ANY_ORIGIN = 'http://prancheta.invalid'

/**
 * A page of this site, or null. `//evil.example`, `/\evil.example` and `javascript:` are read by browsers as other
 * places, a door of the server answers with data for programs, and a way back to the sign-in page would go round in circles.
 */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || hasUnsafeCharacter(wanted)) return null
  if (!URL.canParse(wanted, ANY_ORIGIN)) return null
  const url = new URL(wanted, ANY_ORIGIN)
  // Read back once more: '/.//evil.example' only becomes '//evil.example' when the dot is resolved.
  const path = `${url.pathname}${url.search}${url.hash}`
  const isOurs = url.origin === ANY_ORIGIN && !path.startsWith('//')
  return isOurs && isPage(plainPath(url.pathname)) ? path : null
}

/** What the server keeps for programs and files, and the pages of signing in, are none. No page has a dot in its address; every file has. */
function isPage(path: string): boolean {
  return !/^\/(api|metrics|auth)(\/|$)/.test(path) && !path.includes('.')
}

/** Where sign-in is asked for, remembering the page first wanted. */
export function loginPathFrom(wanted: string): string {
  const next = safeReturnPath(wanted)
  return next === null || next === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(next)}`
}

/** Browsers read a backslash as a slash and drop tabs and line breaks inside an address. */
function hasUnsafeCharacter(path: string): boolean {
  return path.includes('\\') || [...path].some((character) => character < ' ')
}

/**
 * A path as React Router compares it: decoded part by part, in small letters, without slashes at its end. `/ADMIN` and
 * `/%61dmin` open the admin area, so whoever decides about a path must see them as `/admin`.
 */
export function plainPath(pathname: string): string {
  const path = pathname.split('/').map(decodePart).join('/').toLowerCase()
  return path.replace(/\/+$/, '') || '/'
}

/** A slash that came encoded belongs to the part and divides nothing; what cannot be decoded stays as it is. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}
