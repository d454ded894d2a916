import { parseArgs } from 'node:util'
import type { OddsMode } from './walk-forward.ts'

export type BacktestArguments = {
  data: string
  from: string
  to: string
  odds: OddsMode
  json: string | null
  csv: string | null
  /** A file that `--csv` wrote: the forecasts are compared with it. */
  against: string | null
  picture: string
}

export const USAGE = `npm run backtest -- --data DIR [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--odds none|past|match]
                     [--json FILE] [--csv FILE] [--against FILE] [--picture FILE]`

/** Throws with a sentence for the person who typed it. */
export function readArguments(args: readonly string[]): BacktestArguments {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: option,
      from: option,
      to: option,
      odds: option,
      json: option,
      csv: option,
      against: option,
      picture: option,
    },
  })
  if (!values.data) throw new Error('--data DIR is missing: the folder of results files')
  const odds = readMode(values.odds ?? 'past')
  return {
    data: values.data,
    from: readDate('--from', values.from) ?? '0000-01-01',
    to: readDate('--to', values.to) ?? '9999-12-31',
    odds,
    json: values.json ?? null,
    csv: values.csv ?? null,
    against: values.against ?? null,
    // Beside the database, where git does not look: a trial run must not replace the pictures in docs/model.
    picture: values.picture ?? `.data/backtest/reliability-${odds}.svg`,
  }
}

function readMode(text: string): OddsMode {
  if (text === 'none' || text === 'past' || text === 'match') return text
  throw new Error(`--odds is none, past or match, not '${text}'`)
}

function readDate(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new Error(`${name} is a date like 2021-05-29, not '${text}'`)
}
