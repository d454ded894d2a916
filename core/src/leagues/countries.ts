import { foldText } from '#text/fold-text.ts'

/** `code` is of ISO 3166; Great Britain's associations have theirs. */
export type Country = { code: string; name: string }

const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GD GE GF GH GI GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MD ME MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VG VI VN VU WS XK YE ZA ZM ZW'

/** Countries that services spell otherwise than the dictionary does. */
const OTHERWISE: Readonly<Record<string, string>> = {
  brasil: 'BR',
  usa: 'US',
  'united states of america': 'US',
  turkey: 'TR',
  turkiye: 'TR',
  'czech republic': 'CZ',
  czechia: 'CZ',
  bosnia: 'BA',
  'ivory coast': 'CI',
  'south korea': 'KR',
  'korea republic': 'KR',
  'north korea': 'KP',
  macedonia: 'MK',
  'congo dr': 'CD',
  congo: 'CG',
  'hong kong': 'HK',
  macao: 'MO',
  palestine: 'PS',
  myanmar: 'MM',
  'trinidad and tobago': 'TT',
  'antigua and barbuda': 'AG',
  'cape verde': 'CV',
  swaziland: 'SZ',
  'chinese taipei': 'TW',
  uae: 'AE',
}

const BRITISH: readonly (readonly [english: string, code: string, name: string])[] = [
  ['england', 'GB-ENG', 'Inglaterra'],
  ['scotland', 'GB-SCT', 'Escócia'],
  ['wales', 'GB-WLS', 'País de Gales'],
  ['northern ireland', 'GB-NIR', 'Irlanda do Norte'],
]

/** The country as a service names it in English; null for a continent, the world, or a name that is none. */
export function findCountry(named: string | null): Country | null {
  return named === null ? null : (byName().get(foldText(named)) ?? null)
}

let countries: ReadonlyMap<string, Country> | undefined

/** Made when first asked for: most pages show no country. */
function byName(): ReadonlyMap<string, Country> {
  countries ??= makeCountries()
  return countries
}

function makeCountries(): ReadonlyMap<string, Country> {
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const portuguese = new Intl.DisplayNames(['pt-BR'], { type: 'region' })
  const toCountry = (code: string) => ({ code, name: portuguese.of(code) ?? code })
  return new Map([
    ...CODES.split(' ').map((code) => [foldText(english.of(code) ?? code), toCountry(code)] as const),
    ...Object.entries(OTHERWISE).map(([name, code]) => [name, toCountry(code)] as const),
    ...BRITISH.map(([name, code, inPortuguese]) => [name, { code, name: inPortuguese }] as const),
  ])
}
