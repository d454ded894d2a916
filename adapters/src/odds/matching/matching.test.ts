import { readdirSync, readFileSync } from 'node:fs'
import { findLeague } from '@prancheta/core/leagues/known-leagues.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { BRAZIL } from '#clubs/brazil.ts'
import { clubNamesIn } from '#clubs/club-names.ts'
import { clubsIn } from '#clubs/club-tables.ts'
import { findEvent as findIn } from '#odds/matching/find-event.ts'
import { measureNames } from '#test/measure-names.ts'
import { recordedTest, recording } from '#test/recorded.ts'

const { keyOf: clubKey, compare: compareClubs } = clubNamesIn('brazil.a')
const findEvent = <Event extends Meeting>(game: Meeting, events: readonly Event[]) => findIn('brazil.a', game, events)
type Meeting = { home: string; away: string; kickOff: string }

const AT = '2026-04-18T21:30:00Z'
const later = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000).toISOString()

test.each([
  ['Atletico Mineiro', 'Atletico-MG', 'CA Mineiro', 'Atlético Mineiro'],
  ['Bragantino-SP', 'RB Bragantino', 'Red Bull Bragantino'],
  ['Vasco da Gama', 'Vasco DA Gama', 'Vasco'],
  ['Grêmio', 'Gremio'],
  ['Sao Paulo', 'São Paulo FC'],
  ['Atletico Paranaense', 'CA Paranaense', 'Athletico-PR'],
  ['Atletico Goianiense', 'AC Goianiense', 'Atletico GO'],
  ['SC Corinthians Paulista', 'Corinthians'],
  ['América FC', 'América (MG)', 'America Mineiro', 'America MG'],
  ['Sport Recife', 'Sport Club do Recife', 'Sport'],
  ['Fortaleza EC', 'Fortaleza'],
])('one club, however it is spelt: %s', (...names) => {
  expect(new Set(names.map(clubKey)).size).toBe(1)
})

test('clubs that share words stay apart', () => {
  const apart = [
    'América Mineiro',
    'Athletic Club (MG)',
    'Atletico Goianiense',
    'Atletico Paranaense',
    'Atletico Mineiro',
    'America RN',
  ]
  expect(new Set(apart.map(clubKey)).size).toBe(apart.length)
  for (const one of apart)
    for (const other of apart) if (one !== other) expect(compareClubs(one, other)).toBe('different')
  expect(compareClubs('Botafogo', 'Botafogo SP')).toBe('namesake')
})

const SAID_OF_TWO = ['Paris']

test.each([
  'argentina.1',
  'brazil.a',
  'england.1',
  'france.1',
  'germany.1',
  'italy.1',
  'netherlands.1',
  'portugal.1',
  'spain.1',
] as const)('every name in the table of %s means its club', (league) => {
  const { keyOf } = clubNamesIn(league)
  for (const [club, others] of clubsIn(league).flatMap((clubs) => [...clubs]))
    for (const name of [club, ...others])
      if (!SAID_OF_TWO.includes(name)) expect(`${name}: ${keyOf(name)}`).toBe(`${name}: ${keyOf(club)}`)
})

test('a registry name tells clubs apart that share a nickname, and the nickname alone tells nothing', () => {
  const portugal = clubNamesIn('portugal.1')
  expect(portugal.compare('Vitória SC', 'Guimaraes')).toBe('same')
  expect(portugal.compare('Vitória FC', 'Guimaraes')).toBe('different')
  expect(portugal.compare('Vitória', 'Vitória SC')).toBe('maybe')
  expect(clubNamesIn('champions-league').compare('Paris', 'Paris Saint-Germain')).toBe('maybe')
  expect(clubNamesIn('spain.1').compare('Athletic Club', 'Ath Bilbao')).toBe('same')
  expect(clubNamesIn('libertadores').compare('Nacional', 'Atlético Nacional')).toBe('namesake')
})

test('of every league that is asked for, under 2% of the games are missed and none is another', () => {
  const told = measureNames()
  expect(told.length).toBeGreaterThanOrEqual(10)
  for (const { league, games, missed, wrong } of told) {
    expect([league, wrong]).toEqual([league, 0])
    expect([league, missed / games < 0.02]).toEqual([league, true])
  }
})

test('two clubs that are only probably ours are the game at the same minute, when nothing else comes near', () => {
  const ours = { home: 'Estrela do Norte', away: 'Serra', kickOff: AT }
  const theirs = event('Estrela do Norte ES', 'Serra FC ES')
  expect(findEvent(ours, [theirs, event('Rio Branco ES', 'Vitória ES')])).toBe(theirs)
  expect(findEvent(ours, [{ ...theirs, kickOff: later(1) }])).toBeNull()
  expect(findEvent(ours, [theirs, event('Estrela', 'Serra Macaense', later(20))])).toBeNull()
  const namesakes = { home: 'Botafogo', away: 'Portuguesa', kickOff: AT }
  expect(findEvent(namesakes, [event('Botafogo SP', 'Portuguesa RJ')])).toBeNull()
})

test('inside a league the country tells: five of them have a Serie A', () => {
  expect(findLeague({ name: 'Serie A', country: 'Brazil' })).toBe('brazil.a')
  expect(findLeague({ name: 'Campeonato Brasileiro Série A', country: 'Brazil' })).toBe('brazil.a')
  expect(findLeague({ name: 'Serie A', country: 'Italy' })).toBe('italy.1')
  expect(findLeague({ name: 'Serie A', country: 'Ecuador' })).toBeNull()
  expect(findLeague({ name: 'Serie A', country: null })).toBeNull()
  expect(findLeague({ name: 'CONMEBOL Libertadores', country: 'World' })).toBe('libertadores')
  expect(findLeague({ name: 'Copa Libertadores', country: 'South America' })).toBe('libertadores')
})

const game = { home: 'Atletico-MG', away: 'Gremio', kickOff: AT }
const event = (home: string, away: string, kickOff = AT) => ({ home, away, kickOff })

test('a moved kick-off or one that is only a day is still the same game', () => {
  expect(findEvent(game, [event('Atletico Mineiro', 'Grêmio', later(20))])).not.toBeNull()
  expect(findEvent(game, [event('Atletico Mineiro', 'Grêmio', '2026-04-19T00:00:00Z')])).not.toBeNull()
  expect(findEvent(game, [event('Atletico Mineiro', 'Grêmio', later(40))])).toBeNull()
})

test('the return match, another club, or two candidates give no event', () => {
  expect(findEvent(game, [event('Grêmio', 'Atletico Mineiro')])).toBeNull()
  expect(findEvent(game, [event('Atletico Goianiense', 'Grêmio')])).toBeNull()
  expect(
    findEvent(game, [event('Atletico Mineiro', 'Grêmio'), event('Atlético Mineiro', 'Gremio', later(24))]),
  ).toBeNull()
  expect(findEvent(game, [])).toBeNull()
})

test('one sure club and a shorter name are enough only at the same hour', () => {
  const oldham = { home: 'Oldham', away: 'Arsenal', kickOff: AT }
  const full = 'Oldham Athletic'
  expect(findIn('england.1', oldham, [event(full, 'Arsenal', later(1))])).not.toBeNull()
  expect(findIn('england.1', oldham, [event(full, 'Arsenal', later(5))])).toBeNull()
  expect(findIn('england.1', oldham, [event(full, 'Arsenal', '2026-04-18T00:00:00Z')])).not.toBeNull()
  expect(findIn('england.1', oldham, [event('Brighton Town', 'Arsenal FC Women')])).toBeNull()
  expect(findEvent({ home: 'Botafogo', away: 'Remo', kickOff: AT }, [event('Botafogo SP', 'Remo')])).not.toBeNull()
})

test('whatever the list holds, the event found has our clubs on their sides and is the only such', () => {
  const names = [...BRAZIL].flatMap(([club, aliases]) => [club, ...aliases])
  const anyEvent = fc.record({
    home: fc.constantFrom(...names),
    away: fc.constantFrom(...names),
    kickOff: fc.integer({ min: -72, max: 72 }).map(later),
  })
  fc.assert(
    fc.property(anyEvent, fc.array(anyEvent, { maxLength: 12 }), (one, events) => {
      const found = findEvent(one, events)
      if (!found) return
      expect(compareClubs(one.home, found.home)).not.toBe('different')
      expect(compareClubs(one.away, found.away)).not.toBe('different')
      expect([compareClubs(one.home, found.home), compareClubs(one.away, found.away)]).toContain('same')
      const twin = findEvent(one, [...events, { ...found }])
      expect(twin).toBeNull()
    }),
  )
})

const nameLists = z.object({
  api_football_league71: z.record(z.string(), z.array(z.object({ name: z.string() }))),
  the_odds_api: z.record(z.string(), z.array(z.string())),
  football_data_org_BSA: z.array(z.object({ name: z.string(), shortName: z.string() })),
})

recordedTest('in every service’s list of the league no two clubs fall together, and clubs in two lists meet', () => {
  const lists = nameLists.parse(recording('team-names-brazil.derived.json'))
  const apiFootball = Object.values(lists.api_football_league71).flatMap((clubs) => clubs.map(({ name }) => name))
  const oddsApi = Object.values(lists.the_odds_api).flat()
  const registry = lists.football_data_org_BSA.map(({ name }) => name)
  const short = lists.football_data_org_BSA.map(({ shortName }) => shortName)
  for (const list of [apiFootball, oddsApi, registry, short]) {
    expect(new Set(list.map(clubKey)).size).toBe(list.length)
    for (const one of list)
      for (const other of list)
        if (one !== other) expect([one, other, compareClubs(one, other)]).toEqual([one, other, 'different'])
  }
  registry.forEach((name, at) => {
    expect(clubKey(short[at] ?? '')).toBe(clubKey(name))
  })
  const inBoth = (one: string[], other: string[]) =>
    one
      .filter((name) => other.map(clubKey).includes(clubKey(name)))
      .map(clubKey)
      .toSorted()
  expect(inBoth(oddsApi, apiFootball)).toHaveLength(15)
  expect(inBoth(oddsApi, registry)).toEqual(
    [
      'atletico mineiro',
      'athletico paranaense',
      'botafogo',
      'bragantino',
      'corinthians',
      'coritiba',
      'flamengo',
      'fluminense',
      'internacional',
      'palmeiras',
      'santos',
      'sao paulo',
    ].toSorted(),
  )
})

const FILED_LEAGUES = { BRA: 'brazil.a', D1: 'germany.1', E0: 'england.1', F1: 'france.1', I1: 'italy.1' } as const
const MORE_FILED = { N1: 'netherlands.1', SP1: 'spain.1', E1: 'england.2' } as const

recordedTest('every club of twelve years of files is one that we know, and no two are the same', () => {
  const folder = '../shared/data/matches'
  for (const [code, league] of Object.entries({ ...FILED_LEAGUES, ...MORE_FILED })) {
    const { keyOf } = clubNamesIn(league)
    const filed = new Set(clubsIn(league).flatMap((clubs) => [...clubs.keys()].map(keyOf)))
    const files = readdirSync(folder).filter((name) => name.startsWith(`${code}-`))
    const names = new Set(files.flatMap((name) => clubsOfFile(readFileSync(`${folder}/${name}`, 'utf8'))))
    expect(names.size).toBeGreaterThan(20)
    expect([...names].filter((name) => !filed.has(keyOf(name)))).toEqual([])
    expect(new Set([...names].map(keyOf)).size).toBe(names.size)
  }
})

function clubsOfFile(text: string): string[] {
  const [head = '', ...lines] = text.split('\n')
  const column = head.split(',').findIndex((name) => name.trim() === 'HomeTeam' || name.trim() === 'Home')
  return lines.flatMap((line) => line.split(',')[column]?.trim() || [])
}
