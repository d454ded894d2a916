import { foldText } from '#text/fold-text.ts'

type KnownLeague = {
  /** As Brazilians call it. */
  name: string
  /** As services spell the country, in small letters; empty for a cup of several countries. It is part of the league, because five of them have a 'Serie A'. */
  country: string
  /** What services call it, without accents. */
  names: readonly string[]
  /** What else people call it. */
  aliases: readonly string[]
}

const league = (country: string, name: string, names: readonly string[], aliases: readonly string[] = []) =>
  ({ country, name, names, aliases }) satisfies KnownLeague

/** Leagues that several services know. */
const LEAGUES = {
  'brazil.a': league(
    'brazil',
    'Brasileirão Série A',
    ['serie a', 'campeonato brasileiro serie a', 'brasileirao serie a', 'brasileirao'],
    ['brasileirão', 'série a do brasil', 'campeonato brasileiro'],
  ),
  'brazil.b': league(
    'brazil',
    'Brasileirão Série B',
    ['serie b', 'campeonato brasileiro serie b', 'brasileirao serie b'],
    ['série b'],
  ),
  'brazil.c': league('brazil', 'Brasileirão Série C', ['serie c', 'campeonato brasileiro serie c'], ['série c']),
  'brazil.d': league('brazil', 'Brasileirão Série D', ['serie d', 'campeonato brasileiro serie d'], ['série d']),
  'brazil.cup': league('brazil', 'Copa do Brasil', ['copa do brasil']),
  'brazil.sp': league('brazil', 'Paulistão', ['paulista a1', 'paulista'], ['campeonato paulista']),
  'brazil.rj': league('brazil', 'Carioca', ['carioca 1', 'carioca', 'carioca serie a'], ['campeonato carioca']),
  'brazil.mg': league('brazil', 'Mineiro', ['mineiro 1', 'mineiro'], ['campeonato mineiro']),
  'brazil.rs': league('brazil', 'Gauchão', ['gaucho 1', 'gaucho'], ['campeonato gaúcho']),
  'brazil.northeast': league('brazil', 'Copa do Nordeste', ['copa do nordeste'], ['nordestão']),
  'brazil.women': league(
    'brazil',
    'Brasileirão Feminino',
    ['brasileiro women', 'brasileiro feminino', 'brasileirao feminino'],
    ['feminino'],
  ),
  'brazil.u20': league(
    'brazil',
    'Brasileirão Sub-20',
    ['brasileiro u20', 'brasileiro u20 a', 'cbf brasileiro u20', 'brasileirao sub 20'],
    ['sub-20'],
  ),
  'brazil.juniors': league(
    'brazil',
    'Copinha',
    ['copa sao paulo de futebol junior', 'copa sao paulo de juniores', 'sao paulo youth cup'],
    ['copa são paulo', 'copa são paulo de juniores'],
  ),
  libertadores: league(
    '',
    'Libertadores',
    ['conmebol libertadores', 'copa libertadores', 'libertadores'],
    ['taça libertadores'],
  ),
  sudamericana: league(
    '',
    'Sul-Americana',
    ['conmebol sudamericana', 'copa sudamericana', 'sudamericana'],
    ['copa sul-americana'],
  ),
  'champions-league': league(
    '',
    'Liga dos Campeões',
    ['uefa champions league', 'champions league'],
    ['champions', 'champions league'],
  ),
  'europa-league': league('', 'Liga Europa', ['uefa europa league', 'europa league'], ['europa league']),
  'conference-league': league(
    '',
    'Liga Conferência',
    ['uefa europa conference league', 'uefa conference league'],
    ['conference league'],
  ),
  'england.1': league('england', 'Premier League', ['premier league'], ['inglês']),
  'england.2': league('england', 'Championship', ['championship']),
  'england.3': league('england', 'League One', ['league one', 'league 1']),
  'england.4': league('england', 'League Two', ['league two', 'league 2']),
  'spain.1': league('spain', 'La Liga', ['la liga', 'primera division'], ['espanhol']),
  'spain.2': league('spain', 'La Liga 2', ['segunda division', 'la liga 2']),
  'italy.1': league('italy', 'Italiano Série A', ['serie a'], ['italiano', 'série a da itália']),
  'italy.2': league('italy', 'Italiano Série B', ['serie b']),
  'germany.1': league('germany', 'Bundesliga', ['bundesliga', '1 bundesliga'], ['alemão']),
  'germany.2': league('germany', 'Bundesliga 2', ['2 bundesliga']),
  'france.1': league('france', 'Ligue 1', ['ligue 1'], ['francês']),
  'france.2': league('france', 'Ligue 2', ['ligue 2']),
  'portugal.1': league('portugal', 'Liga Portugal', ['primeira liga', 'liga portugal'], ['português']),
  'netherlands.1': league('netherlands', 'Eredivisie', ['eredivisie'], ['holandês']),
  'belgium.1': league('belgium', 'Liga Belga', ['jupiler pro league', 'first division a', 'pro league'], ['belga']),
  'scotland.1': league('scotland', 'Premiership da Escócia', ['premiership'], ['escocês']),
  'turkey.1': league('turkey', 'Süper Lig', ['super lig'], ['turco']),
  'greece.1': league('greece', 'Super League da Grécia', ['super league', 'super league 1'], ['grego']),
  'argentina.1': league(
    'argentina',
    'Campeonato Argentino',
    ['liga profesional argentina', 'liga profesional', 'primera division'],
    ['argentino'],
  ),
  'chile.1': league('chile', 'Campeonato Chileno', ['primera division'], ['chileno']),
  'mexico.1': league('mexico', 'Liga MX', ['liga mx'], ['mexicano']),
  'usa.1': league('usa', 'MLS', ['major league soccer', 'mls']),
  'japan.1': league('japan', 'J1 League', ['j1 league', 'j league'], ['japonês']),
} as const satisfies Record<string, KnownLeague>

export type LeagueKey = keyof typeof LEAGUES

/** Services call the world, or a continent, a country too. */
const NO_COUNTRY = new Set(['', 'world', 'south america', 'europe', 'international'])

const BY_NAME: ReadonlyMap<string, LeagueKey> = new Map(
  entriesOf(LEAGUES).flatMap(([key, { country, name: shown, names }]) =>
    [foldText(shown), ...names].map((name) => [`${country}|${name}`, key] as const),
  ),
)

/** Null when it is none of them, or the country that would tell is missing. */
export function findLeague({ name, country }: { name: string; country: string | null }): LeagueKey | null {
  const where = foldText(country ?? '')
  return BY_NAME.get(`${NO_COUNTRY.has(where) ? '' : where}|${foldText(name)}`) ?? null
}

/** Clubs of several leagues or divisions meet here, among them some for the first time. */
const CUPS: ReadonlySet<LeagueKey> = new Set([
  'brazil.cup',
  'brazil.sp',
  'brazil.rj',
  'brazil.mg',
  'brazil.rs',
  'brazil.northeast',
  'libertadores',
  'sudamericana',
  'champions-league',
  'europa-league',
  'conference-league',
])
const CUP_WORDS = /\b(cup|copa|coupe|coppa|pokal|taca|beker|supercopa|super cup|recopa)\b/

/** Whether its clubs are known from a league of their own. */
export function isCup(league: { name: string; country: string | null }): boolean {
  const key = findLeague(league)
  return key === null ? CUP_WORDS.test(foldText(league.name)) : CUPS.has(key)
}

const ORDER: ReadonlyMap<LeagueKey, number> = new Map(entriesOf(LEAGUES).map(([key], at) => [key, at]))
const UNKNOWN_OF_BRAZIL = entriesOf(LEAGUES).findIndex(([, { country }]) => country !== 'brazil') - 0.5

/** Where a league stands among others: Brazil's first, then the continent's, then the world's that we know. */
export function leagueRank(league: { name: string; country: string | null }): number {
  const key = findLeague(league)
  if (key !== null) return ORDER.get(key) ?? ORDER.size
  return isBrazil(league.country) ? UNKNOWN_OF_BRAZIL : ORDER.size
}

const isBrazil = (country: string | null) => ['brazil', 'brasil'].includes(foldText(country ?? ''))

/** Every name that somebody may look for a league by, folded: Brazil's, the service's, what else people call it. */
export function leagueNames({ name, country }: { name: string; country: string | null }): string[] {
  const key = findLeague({ name, country })
  const known = key === null ? [] : [LEAGUES[key].name, ...LEAGUES[key].aliases, ...LEAGUES[key].names]
  return [name, ...known].map(foldText)
}

/** As Brazilians call it, where we know it; else as the service does. */
export function shownLeagueName(league: { name: string; country: string | null }): string {
  const key = findLeague(league)
  return key === null ? league.name : LEAGUES[key].name
}

/** As Brazilians call it. */
export function leagueName(key: LeagueKey): string {
  return LEAGUES[key].name
}

/** Without being asked: Brazil's leagues and cups, the continent's, and Europe's largest. */
export const DEFAULT_LEAGUES: readonly LeagueKey[] = [
  'brazil.a',
  'brazil.b',
  'brazil.c',
  'brazil.cup',
  'libertadores',
  'sudamericana',
  'brazil.sp',
  'brazil.rj',
  'brazil.mg',
  'brazil.rs',
  'england.1',
  'spain.1',
  'italy.1',
  'germany.1',
  'france.1',
  'champions-league',
]

const BY_WORD: ReadonlyMap<string, LeagueKey> = new Map(
  entriesOf(LEAGUES).flatMap(([key, { name, aliases }]) =>
    [key, name, ...aliases].map((word) => [foldText(word), key] as const),
  ),
)

/** The league that somebody means by its key ('brazil.a') or by what people call it ('Brasileirão', 'série b'). */
export function findLeagueCalled(word: string): LeagueKey | null {
  return BY_WORD.get(foldText(word)) ?? null
}

function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][] // a literal of ours has no other keys
}
