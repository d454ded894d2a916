import { readFileSync } from 'node:fs'
import { findLeagueCalled, type LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { readableClub } from '#clubs/readable-club.ts'
import { findEvent } from '#odds/matching/find-event.ts'

type Club = { apiFootball: string | null; footballDataOrg: string | null; files: string | null; oddsApi: string | null }

/** From whom the game is, and whose list of events it is looked up in: every pair the product can be set to. */
const PAIRS = [
  ['apiFootball', 'oddsApi'],
  ['footballDataOrg', 'oddsApi'],
  ['files', 'oddsApi'],
  ['apiFootball', 'files'],
  ['footballDataOrg', 'files'],
] as const satisfies readonly (readonly [keyof Club, keyof Club])[]

type NamesMeasured = { league: LeagueKey; clubs: number; games: number; missed: number; wrong: number }

/** Looks up every game of a season, home and away, under each pair of services. */
export function measureNames(): NamesMeasured[] {
  return [...readNames()].map(([league, clubs]) => {
    const told = { league, clubs: clubs.length, games: 0, missed: 0, wrong: 0 }
    const rounds = roundsOf(clubs.length).map((round, at) => round.map(([home, away]) => ({ home, away, at })))
    const name = (service: keyof Club, club: number) => clubs[club]?.[service] ?? null
    for (const [ours, theirs] of PAIRS) {
      const toMeeting = (service: keyof Club, { home, away, at }: (typeof rounds)[number][number]) => ({
        home: name(service, home) ?? '',
        away: name(service, away) ?? '',
        kickOff: new Date(Date.UTC(2026, 0, 1 + at * 4, 19)).toISOString(),
        game: `${home}-${away}`,
      })
      const events = rounds.map((round) => round.map((one) => toMeeting(theirs, one)))
      for (const game of rounds.flat()) {
        const mine = toMeeting(ours, game)
        if (!mine.home || !mine.away || !name(theirs, game.home) || !name(theirs, game.away)) continue
        const found = findEvent(league, mine, events.slice(Math.max(0, game.at - 2), game.at + 3).flat())
        told.games += 1
        if (!found) told.missed += 1
        else if (found.game !== mine.game) told.wrong += 1
      }
    }
    return told
  })
}

/** All kick off at one minute of a round, so that nothing but the names tells games apart. */
function roundsOf(clubs: number): (readonly [number, number])[][] {
  const seats = clubs + (clubs % 2)
  const single = Array.from({ length: seats - 1 }, (_, round) =>
    Array.from({ length: seats / 2 }, (_, at): readonly [number, number] => {
      const spin = (seat: number) => (seat === 0 ? 0 : ((seat - 1 + round) % (seats - 1)) + 1)
      return [spin(at), spin(seats - 1 - at)]
    }).filter(([home, away]) => home < clubs && away < clubs),
  )
  return [...single, ...single.map((round) => round.map(([home, away]) => [away, home] as const))]
}

function readNames(): Map<LeagueKey, Club[]> {
  const leagues = new Map<LeagueKey, Club[]>()
  let clubs: Club[] = []
  const lines = readFileSync(new URL('./names-by-service.txt', import.meta.url), 'utf8').split('\n')
  for (const line of lines.filter((one) => one && !one.startsWith('#'))) {
    const [, key] = /^\[(.+)\]$/.exec(line) ?? []
    if (key === undefined) clubs.push(toClub(line))
    else {
      const league = findLeagueCalled(key)
      if (!league) throw new Error(`unknown league ${key}`)
      clubs = []
      leagues.set(league, clubs)
    }
  }
  return leagues
}

function toClub(line: string): Club {
  const [apiFootball, registry, files, oddsApi] = line.split('|').map((name) => name.trim())
  const [name, short] = registry?.split(' / ') ?? []
  const told = (one: string | undefined) => (one === undefined || one === '-' ? null : one)
  const footballDataOrg = told(name) && readableClub(name ?? '', short ?? null)
  return { apiFootball: told(apiFootball), footballDataOrg, files: told(files), oddsApi: told(oddsApi) }
}
