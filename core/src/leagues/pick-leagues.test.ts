import { expect, test } from 'vitest'
import { findCountry } from '#leagues/countries.ts'
import { leagueRank, shownLeagueName } from '#leagues/known-leagues.ts'
import { isChosen, isYoungOrWomen, searchLeagues } from '#leagues/pick-leagues.ts'

const league = (name: string, country: string | null = 'Brazil') => ({ name, country })
const DAY = [
  league('Serie A', 'Italy'),
  league('Serie B', 'Italy'),
  league('Serie A'),
  league('Serie B'),
  league('CONMEBOL Sudamericana', 'World'),
  league('Brasileiro Women'),
  league('Premier League', 'England'),
  league('Premier League', 'Egypt'),
  league('First Division', 'Costa-Rica'),
]

test.each([
  ['brasileirão', ['Brasileirão Série A', 'Brasileirão Série B', 'Brasileirão Feminino']],
  ['série b', ['Brasileirão Série B']],
  ['Sul-Americana', ['Sul-Americana']],
  ['sudamericana', ['Sul-Americana']],
  ['italiano', ['Italiano Série A', 'Italiano Série B']],
  ['inglês', ['Premier League']],
  ['premier egito', ['Premier League']],
  ['costa rica', ['First Division']],
  ['feminino', ['Brasileirão Feminino']],
  ['ileir', ['Brasileirão Série A', 'Brasileirão Série B', 'Brasileirão Feminino']],
  ['xadrez', []],
])("who types '%s' finds what they mean", (typed, names) => {
  expect(searchLeagues(DAY, typed).map(shownLeagueName)).toEqual(names)
})

test.each([
  'Brasileiro Women',
  'Paulista - U20',
  'Campeonato Sub-17',
  'Frauen-Bundesliga',
  'Primavera 1',
  'Division 1 Féminine',
  'Reserve League',
  'Premier League U23',
])("'%s' is of the young, of women or of second teams", (name) => expect(isYoungOrWomen(name)).toBe(true))

test.each(['Serie A', 'Premier League', 'Primera Division', 'Süper Lig', 'J1 League', '2. Bundesliga'])(
  "'%s' is none of them",
  (name) => expect(isYoungOrWomen(name)).toBe(false),
)

test('a league is chosen by its key, in whatever words a service names it, and all are where nothing was chosen', () => {
  const chosen = new Set(['brazil.a'] as const)
  expect(isChosen(league('Campeonato Brasileiro Série A'), chosen)).toBe(true)
  expect(isChosen(league('Serie A', 'Italy'), chosen)).toBe(false)
  expect(isChosen(league('Liga Ipê Ouro', 'Brasil'), chosen)).toBe(false)
  expect(isChosen(league('Liga Ipê Ouro', 'Brasil'), null)).toBe(true)
})

test('Brazil stands first, then the continent, then leagues we know, then all others', () => {
  const order = [
    league('Serie A'),
    league('Copa Do Brasil'),
    league('Amazonense'),
    league('CONMEBOL Libertadores', 'World'),
    league('Premier League', 'England'),
    league('Premier League', 'Egypt'),
  ]
  expect(order.toReversed().toSorted((one, other) => leagueRank(one) - leagueRank(other))).toEqual(order)
})

test.each([
  ['Brazil', 'Brasil', 'BR'],
  ['Costa-Rica', 'Costa Rica', 'CR'],
  ['South-Korea', 'Coreia do Sul', 'KR'],
  ['Czech-Republic', 'Tchéquia', 'CZ'],
  ['Turkey', 'Turquia', 'TR'],
  ['USA', 'Estados Unidos', 'US'],
  ['England', 'Inglaterra', 'GB-ENG'],
  ['Northern-Ireland', 'Irlanda do Norte', 'GB-NIR'],
])('%s is %s', (given, name, code) => {
  expect(findCountry(given)).toEqual({ name, code })
})

test.each(['World', 'Europe', '', null])('%j is no country', (given) => {
  expect(findCountry(given)).toBeNull()
})
