import { parseArgs } from 'node:util'
import { readMatchFolder } from '@prancheta/adapters/football/csv/read-match-folder.ts'
import { poolGrid } from '@prancheta/core/value/pool-grid.ts'
import { StartupError } from '@prancheta/server/platform/errors/errors.ts'
import { leagueAbove } from './backtest/division-above.ts'
import { finalScoreOf } from './backtest/family-tally.ts'
import type { WalkedForecast } from './backtest/forecast.ts'
import { marketViewsOf } from './backtest/match-market.ts'
import { progressOn } from './backtest/progress.ts'
import { walkForward } from './backtest/walk-forward.ts'
import { LinkTally } from './dependence/link-tally.ts'
import { type PairScores, PairTally } from './dependence/pair-tally.ts'

/** Measures how corners and cards go with goals: on the seasons before this day for the price, on those since to judge it. */
const JUDGED_FROM = '2021-05-29'
const SPAN = { from: '2015-07-01', to: '2024-06-30' }
const MS_PER_DAY = 86_400_000

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (!values.data) throw new StartupError('npm run dependence -- --data DIR: the folder of results files')

const links = { before: new LinkTally(), since: new LinkTally() }
const pairs = new PairTally()
await walkAll(values.data)
for (const [span, tally] of Object.entries(links)) {
  console.log(`\nlinks ${span} ${JUDGED_FROM}, ${tally.matches} matches`)
  console.table(tally.links())
}
console.log('\n| pair | multiplied | more than that came | we said | luck |\n|---|---|---|---|---|')
for (const { legs, ...scores } of pairs.scores()) console.log(rowOf(legs.join(' + '), scores))
console.log('\n| pairs of | pairs | error of multiplying, mean | largest | our error, mean | largest | luck |')
console.log('|---|---|---|---|---|---|---|')
for (const [kind, own] of Map.groupBy(pairs.scores(), (one) => one.kind)) console.log(summaryOf(kind, own))

async function walkAll(folder: string): Promise<void> {
  const { rows } = await readMatchFolder(folder, Math.floor(Date.now() / MS_PER_DAY))
  const byLeague = Map.groupBy(rows, ({ league }) => league)
  const showProgress = progressOn(process.stderr)
  let done = 0
  for (const [league, own] of byLeague) {
    const above = byLeague.get(leagueAbove(league) ?? '') ?? []
    for (const forecast of walkForward({ own, above }, 'match', SPAN)) {
      tell(forecast)
      showProgress(league, forecast.row.date, ++done)
    }
  }
}

function tell({ row, model, firstHalfShare, corners, cards }: WalkedForecast): void {
  const final = finalScoreOf(row)
  if (!corners || !cards || !final.corners || !final.cards) return
  const { grid: pooled } = poolGrid(model, marketViewsOf(row))
  const match = { pooled, firstHalfShare, corners: corners.grid, cards: cards.grid }
  const isJudged = row.date >= JUDGED_FROM
  links[isJudged ? 'since' : 'before'].add(match, { ...final, corners: final.corners, cards: final.cards })
  if (isJudged) pairs.add(match, final)
}

function points(share: number): string {
  return (100 * share).toFixed(2)
}

function rowOf(legs: string, { multiplied, came, said, luck }: Omit<PairScores, 'legs'>): string {
  return `| ${legs} | ${points(multiplied)}% | ${points(came)} | ${points(said)} | ±${points(luck)} |`
}

/** In points of chance. What is left of our error beyond luck is what the dependence misses. */
function summaryOf(kind: string, scores: readonly PairScores[]): string {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const multiplied = scores.map(({ came }) => Math.abs(came))
  const ours = scores.map(({ came, said }) => Math.abs(came - said))
  const luck = scores.map((one) => one.luck)
  const cells = [mean(multiplied), Math.max(...multiplied), mean(ours), Math.max(...ours), mean(luck)]
  return `| ${kind} | ${scores.length} | ${cells.map(points).join(' | ')} |`
}
