import type { FamilyScores } from './family-tally.ts'
import { type MarketTally, MOMENTS } from './market-tally.ts'
import { table } from './report.ts'
import { yieldOf } from './rule-yield.ts'

/** Markdown: every family of the catalogue, then what the recommendation rule earned at best prices. */
export function marketReport({ families, bets }: MarketTally): string {
  const byMoment = MOMENTS.map((moment) => yieldRow(moment, bets[moment]))
  return [
    `## Markets by family\n\n${familyTable(families.scores())}`,
    `## The recommendation rule at best prices\n\n${table(YIELD_HEAD, byMoment)}`,
  ].join('\n\n')
}

function familyTable(scores: readonly FamilyScores[]): string {
  const rows = scores.map(({ family, bets, logLoss, baseLogLoss, error, errorByLuck }) => [
    family,
    bets.toFixed(0),
    logLoss.toFixed(4),
    baseLogLoss.toFixed(4),
    error.toFixed(4),
    errorByLuck.toFixed(4),
  ])
  return table(['family', 'bets', 'log loss', 'base rate', 'ECE', 'ECE by luck'], rows)
}

const YIELD_HEAD = ['prices', 'bets', 'won', 'mean odd', 'yield, flat', 'yield, Kelly']

function yieldRow(moment: string, bets: MarketTally['bets']['closing']): string[] {
  if (bets.length < 2) return [moment, String(bets.length), '', '', '', '']
  const { won, meanOdd, flat, flatError, kelly, kellyError } = yieldOf(bets)
  const pct = (share: number) => `${(100 * share).toFixed(1)}%`
  return [
    moment,
    String(bets.length),
    pct(won / bets.length),
    meanOdd.toFixed(2),
    `${pct(flat)} ± ${pct(flatError)}`,
    `${pct(kelly)} ± ${pct(kellyError)}`,
  ]
}
