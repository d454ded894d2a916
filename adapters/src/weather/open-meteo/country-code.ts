/** Countries that services spell in ways of their own, or that are part of another one. */
const OWN_SPELLINGS: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  turkey: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** From the English names that the runtime knows, so that no list of two hundred countries needs keeping here. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isInUse)
    .flatMap((code) => {
      const name = ENGLISH.of(code)
      return name === undefined ? [] : [[name.toLowerCase(), code] as const]
    }),
)

/** Codes of states that are no more stand for those that came after: DD is canonically DE. */
function isInUse(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

/** ISO 3166 code of a country as a football service names it; null for 'World', continents and the unknown. */
export function countryCode(country: string | null): string | null {
  if (country === null) return null
  const name = country.toLowerCase().replaceAll('-', ' ').trim()
  return OWN_SPELLINGS[name] ?? BY_NAME.get(name) ?? null
}
