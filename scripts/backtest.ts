import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readMatchFolder } from '@prancheta/adapters/football/csv/read-match-folder.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { type BacktestArguments, readArguments, USAGE } from './backtest/arguments.ts'
import { comparison } from './backtest/compare.ts'
import { leagueAbove } from './backtest/division-above.ts'
import type { Forecast } from './backtest/forecast.ts'
import { forecastCsv } from './backtest/forecast-csv.ts'
import { marketReport } from './backtest/market-report.ts'
import { MarketTally } from './backtest/market-tally.ts'
import { progressOn } from './backtest/progress.ts'
import { reliabilitySvg } from './backtest/reliability-svg.ts'
import { reportOf } from './backtest/report.ts'
import { type GroupScores, scoreAll } from './backtest/score.ts'
import { walkForward } from './backtest/walk-forward.ts'

const MS_PER_DAY = 86_400_000

const options = argumentsOrUsage()
if (options) await backtest(options)

function argumentsOrUsage(): BacktestArguments | null {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    process.exitCode = 1
    return null
  }
}

async function backtest(asked: BacktestArguments): Promise<void> {
  const today = Math.floor(Date.now() / MS_PER_DAY)
  if (!statSync(asked.data, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartupError(`There is no folder ${asked.data}.`)
  }
  const { files, rows, skipped } = await readMatchFolder(asked.data, today)
  for (const { file, line, kind, reason } of skipped) console.error(`${file}:${line}: ${kind}: ${reason}`)
  console.error(`${rows.length} matches in ${files.length} files`)

  const showProgress = progressOn(process.stderr)
  const byLeague = Map.groupBy(rows, ({ league }) => league)
  const forecasts: Forecast[] = []
  const markets = new MarketTally(asked.odds)
  for (const [league, own] of byLeague) {
    const above = byLeague.get(leagueAbove(league) ?? '') ?? []
    for (const forecast of walkForward({ own, above }, asked.odds, asked)) {
      const { row, by } = forecast
      forecasts.push({ row, by })
      markets.add(forecast)
      showProgress(league, row.date, forecasts.length)
    }
  }
  if (forecasts.length === 0) throw new StartupError('There is no match to forecast between these dates.')

  const scores = scoreAll(forecasts)
  console.log(`${reportOf(scores)}\n\n${marketReport(markets)}`)
  if (asked.against) console.log(`\n${comparison(forecasts, await readFile(asked.against, 'utf8'))}`)
  await write(asked.picture, pictureOf(scores, asked))
  if (asked.json)
    await write(
      asked.json,
      `${JSON.stringify({ odds: asked.odds, scores, families: markets.families.scores() }, null, 2)}\n`,
    )
  if (asked.csv) await write(asked.csv, forecastCsv(forecasts))
}

function pictureOf(scores: readonly GroupScores[], { odds }: BacktestArguments): string {
  const pooled = scores[0]?.by.model
  const panels = [
    { title: '1X2', scores: pooled?.result },
    { title: 'Over 2.5', scores: pooled?.over25 },
    { title: 'Both to score', scores: pooled?.bothScore },
  ].flatMap(({ title, scores: own }) => (own ? [{ title, calibration: own.calibration }] : []))
  return reliabilitySvg(panels, `Said against came, ${scores[0]?.matches} matches, odds: ${odds}`)
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.error(`written: ${file}`)
}
