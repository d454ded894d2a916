import type { LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { ARGENTINA } from '#clubs/argentina.ts'
import { BRAZIL } from '#clubs/brazil.ts'
import { ENGLAND } from '#clubs/england.ts'
import { FRANCE } from '#clubs/france.ts'
import { GERMANY } from '#clubs/germany.ts'
import { ITALY } from '#clubs/italy.ts'
import { NETHERLANDS } from '#clubs/netherlands.ts'
import { PORTUGAL } from '#clubs/portugal.ts'
import type { Clubs } from '#clubs/read-clubs.ts'
import { REST_OF_EUROPE } from '#clubs/rest-of-europe.ts'
import { SOUTH_AMERICA } from '#clubs/south-america.ts'
import { SPAIN } from '#clubs/spain.ts'

const COUNTRIES: Readonly<Record<string, Clubs>> = {
  argentina: ARGENTINA,
  brazil: BRAZIL,
  england: ENGLAND,
  france: FRANCE,
  germany: GERMANY,
  italy: ITALY,
  netherlands: NETHERLANDS,
  portugal: PORTUGAL,
  spain: SPAIN,
}
const SOUTH = [BRAZIL, ARGENTINA, SOUTH_AMERICA]
const EUROPE = [ENGLAND, FRANCE, GERMANY, ITALY, NETHERLANDS, PORTUGAL, REST_OF_EUROPE, SPAIN]

const CONTINENTS: Readonly<Partial<Record<LeagueKey, readonly Clubs[]>>> = {
  libertadores: SOUTH,
  sudamericana: SOUTH,
  'champions-league': EUROPE,
  'europa-league': EUROPE,
  'conference-league': EUROPE,
}

/** The clubs that may play in a league. Names mean a club only there: 'Athletic Club' is one in Minas and one in Bilbao. */
export function clubsIn(league: LeagueKey): readonly Clubs[] {
  const [country = ''] = league.split('.')
  const own = COUNTRIES[country]
  return CONTINENTS[league] ?? (own ? [own] : [])
}
