import { codeOfCountry } from '#football/csv/csv-leagues.ts'
import { findHouseColumns, readPrices } from '#football/csv/house-columns.ts'
import { toDay, toTime } from '#football/csv/match-day.ts'
import type { HousePrices } from '#football/csv/match-row.ts'
import { splitCsv } from '#football/csv/split-csv.ts'

/** A game without a score: still to be played, or never. */
export type UpcomingRow = {
  league: string
  season: string
  date: string
  time: string | null
  home: string
  away: string
  prices: HousePrices[]
}

/**
 * The games of a file that have no score yet: all of `fixtures.csv`, whose lines name their league (`Div`, or
 * `Country` alone), and the blank ones of a results file, whose name does.
 */
export function parseUpcoming(fileName: string, text: string): UpcomingRow[] {
  const [head, ...records] = splitCsv(text)
  const header = new Map(head?.cells.map((name, at) => [name.trim(), at] as const).reverse())
  const houses = findHouseColumns(header)
  const hasScores = header.has('FTHG') || header.has('HG')
  const [stem = '', ...rest] = fileName.replace(/\.csv$/i, '').split('-')

  return records.flatMap((record) => {
    const cell = (...names: string[]) => {
      for (const name of names) {
        const value = record.cells[header.get(name) ?? -1]?.trim()
        if (value) return value
      }
      return ''
    }
    const when = toDay(cell('Date'))
    const [home, away] = [cell('HomeTeam', 'Home'), cell('AwayTeam', 'Away')]
    const league = hasScores ? stem : cell('Div') || codeOfCountry(cell('Country'))
    const isPlayed = cell('FTHG', 'HG') !== '' || cell('FTAG', 'AG') !== ''
    if (record.isTorn || !when || !home || !away || home === away || !league || isPlayed) return []
    return [
      {
        league,
        season: rest.join('-') || cell('Season'),
        date: when.date,
        time: toTime(cell('Time')),
        home,
        away,
        prices: readPrices(record.cells, houses.early),
      },
    ]
  })
}
