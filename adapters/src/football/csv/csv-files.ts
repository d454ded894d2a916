import { type CsvGame, toPlayedGame, toUpcomingGame } from '#football/csv/csv-game.ts'
import { parseMatchFile } from '#football/csv/parse-match-file.ts'
import { parseUpcoming } from '#football/csv/parse-upcoming.ts'
import { SourceError } from '#source-error.ts'

export const CSV_FILES = 'football-data.co.uk (CSV)'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `mark` changes whenever the text does; `changedAt` is when the file's prices held. */
type ShelvedFile = { name: string; mark: string; changedAt: Date }

/** Where results files lie: a folder on disk, or what was fetched and kept. */
export type CsvShelf = {
  list(): Promise<ShelvedFile[]>
  read(name: string): Promise<string>
}

/** Results files that may be exchanged while we run; what changed is read anew. */
export type CsvFiles = {
  /** All games, oldest first, each once. */
  games(): Promise<readonly CsvGame[]>
}

/** With `leagues`, only games of these: a list of games to come has many more. */
export function openCsvFiles(shelf: CsvShelf, now: () => Date, leagues?: ReadonlySet<string>): CsvFiles {
  const read = new Map<string, { mark: string; games: CsvGame[] }>()
  let whole: { mark: string; games: readonly CsvGame[] } | null = null
  let current: { mark: string; minute: number; games: readonly CsvGame[] } | null = null
  let underWay: Promise<readonly CsvGame[]> | null = null

  async function load(): Promise<readonly CsvGame[]> {
    const files = await shelf.list()
    const mark = files.map((file) => `${file.name}|${file.mark}`).join('\n')
    if (whole?.mark !== mark) {
      for (const file of files) {
        if (read.get(file.name)?.mark !== file.mark)
          read.set(file.name, { mark: file.mark, games: toGames(file, await shelf.read(file.name)) })
      }
      const games = files.flatMap(({ name }) => read.get(name)?.games ?? [])
      whole = { mark, games: joined(games.filter(({ fixture }) => leagues?.has(fixture.league.id) ?? true)) }
    }
    // Ratings ask for the prices of hundreds of games in a row, so what is left of all games is worked out once a minute.
    const nowMs = now().getTime()
    const minute = Math.floor(nowMs / MINUTE_MS)
    if (current?.mark !== mark || current.minute !== minute)
      current = { mark, minute, games: whole.games.filter((game) => isCurrent(game, nowMs)) }
    return current.games
  }

  return {
    games() {
      underWay ??= load()
        .catch((error: unknown) => {
          throw error instanceof SourceError
            ? error
            : new SourceError(CSV_FILES, 'upstream', 'the files cannot be read')
        })
        .finally(() => {
          underWay = null
        })
      return underWay
    },
  }
}

/** A game that should have been played and has no score was put off; the files do not say until when. */
function isCurrent({ fixture }: CsvGame, nowMs: number): boolean {
  return fixture.state === 'finished' || Date.parse(fixture.kickOff) > nowMs - DAY_MS
}

function toGames({ name, changedAt }: ShelvedFile, text: string): CsvGame[] {
  return [
    ...parseMatchFile(name, text).rows.map(toPlayedGame),
    ...parseUpcoming(name, text).map((row) => toUpcomingGame(row, changedAt)),
  ]
}

/**
 * Each game once: announced in one file and played in another, the played one is the truth. Where two clubs meet
 * at the same ground twice in a season (Scotland), the later meetings carry a number.
 */
function joined(games: readonly CsvGame[]): CsvGame[] {
  const meetings = Map.groupBy(games, ({ fixture }) => fixture.id)
  const each = [...meetings.values()].flatMap((same) => {
    const inOrder = same.toSorted((one, other) => finishedFirst(one, other) || byKickOff(one, other))
    const byDay = new Map<string, CsvGame>()
    for (const game of inOrder) {
      const day = game.fixture.kickOff.slice(0, 10)
      if (!byDay.has(day)) byDay.set(day, game)
    }
    return [...byDay.values()].map((game, at) => (at === 0 ? game : withNumber(game, at + 1)))
  })
  return each.sort(byKickOff)
}

function withNumber(game: CsvGame, number: number): CsvGame {
  return { ...game, fixture: { ...game.fixture, id: `${game.fixture.id}|${number}` } }
}

function finishedFirst(one: CsvGame, other: CsvGame): number {
  return Number(other.fixture.state === 'finished') - Number(one.fixture.state === 'finished')
}

function byKickOff(one: CsvGame, other: CsvGame): number {
  return one.fixture.kickOff < other.fixture.kickOff ? -1 : Number(one.fixture.kickOff > other.fixture.kickOff)
}
