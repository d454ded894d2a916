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
