import { foldText } from '#odds/matching/same-club.ts'

/** Leagues that several services know; the country is part of it, because five of them have a 'Serie A'. */
const LEAGUES = {
  'brazil.a': ['brazil', 'serie a', 'campeonato brasileiro serie a', 'brasileirao serie a', 'brasileirao'],
  'brazil.b': ['brazil', 'serie b', 'campeonato brasileiro serie b', 'brasileirao serie b'],
  libertadores: ['', 'conmebol libertadores', 'copa libertadores', 'libertadores'],
  sudamericana: ['', 'conmebol sudamericana', 'copa sudamericana', 'sudamericana'],
  'champions-league': ['', 'uefa champions league', 'champions league'],
  'europa-league': ['', 'uefa europa league', 'europa league'],
  'conference-league': ['', 'uefa europa conference league', 'uefa conference league'],
  'england.1': ['england', 'premier league'],
  'england.2': ['england', 'championship'],
  'england.3': ['england', 'league one', 'league 1'],
  'england.4': ['england', 'league two', 'league 2'],
  'spain.1': ['spain', 'la liga', 'primera division'],
  'spain.2': ['spain', 'segunda division', 'la liga 2'],
  'italy.1': ['italy', 'serie a'],
  'italy.2': ['italy', 'serie b'],
  'germany.1': ['germany', 'bundesliga', '1 bundesliga'],
  'germany.2': ['germany', '2 bundesliga'],
  'france.1': ['france', 'ligue 1'],
  'france.2': ['france', 'ligue 2'],
  'portugal.1': ['portugal', 'primeira liga', 'liga portugal'],
  'netherlands.1': ['netherlands', 'eredivisie'],
  'belgium.1': ['belgium', 'jupiler pro league', 'first division a', 'pro league'],
  'scotland.1': ['scotland', 'premiership'],
  'turkey.1': ['turkey', 'super lig'],
  'greece.1': ['greece', 'super league', 'super league 1'],
  'argentina.1': ['argentina', 'liga profesional argentina', 'liga profesional', 'primera division'],
  'chile.1': ['chile', 'primera division'],
  'mexico.1': ['mexico', 'liga mx'],
  'usa.1': ['usa', 'major league soccer', 'mls'],
  'japan.1': ['japan', 'j1 league', 'j league'],
} as const satisfies Record<string, readonly [country: string, ...names: string[]]>

export type LeagueKey = keyof typeof LEAGUES

/** Services call the world, or a continent, a country too. */
const NO_COUNTRY = new Set(['', 'world', 'south america', 'europe', 'international'])

const BY_NAME: ReadonlyMap<string, LeagueKey> = new Map(
  entriesOf(LEAGUES).flatMap(([key, [country, ...names]]) => names.map((name) => [`${country}|${name}`, key] as const)),
)

/** Null when it is none of them, or the country that would tell is missing. */
export function findLeague({ name, country }: { name: string; country: string | null }): LeagueKey | null {
  const where = foldText(country ?? '')
  return BY_NAME.get(`${NO_COUNTRY.has(where) ? '' : where}|${foldText(name)}`) ?? null
}

function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][] // a literal of ours has no other keys
}
