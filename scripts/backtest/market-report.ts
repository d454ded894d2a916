import type { FamilyScores } from './family-tally.ts'
import { type MarketTally, MOMENTS, OFFERS } from './market-tally.ts'
import { table } from './report.ts'
import { type RuleBet, yieldOf } from './rule-yield.ts'

/** Markdown: every family of the catalogue, then what the recommendation rule earned where it was tallied. */
export function marketReport({ families, bets, odds }: MarketTally): string {
  const rows = OFFERS.flatMap((offer) => MOMENTS.map((moment) => [offer, ...yieldRow(moment, bets[offer][moment])]))
  return [
    `## Markets by family\n\n${familyTable(families.scores())}`,
    ...(odds === 'past' ? [`## The recommendation rule\n\n${table(YIELD_HEAD, rows)}`] : []),
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

const YIELD_HEAD = ['offered', 'prices', 'bets', 'won', 'mean odd', 'yield, flat', '95% interval', 'yield, Kelly']

function yieldRow(moment: string, bets: readonly RuleBet[]): string[] {
  if (bets.length < 2) return [moment, String(bets.length), '', '', '', '', '']
  const { won, meanOdd, flat, flatError, flatInterval, kelly, kellyError } = yieldOf(bets)
  const pct = (share: number) => `${(100 * share).toFixed(1)}%`
  return [
    moment,
    String(bets.length),
    pct(won / bets.length),
    meanOdd.toFixed(2),
    `${pct(flat)} ± ${pct(flatError)}`,
    flatInterval.map(pct).join(' to '),
    `${pct(kelly)} ± ${pct(kellyError)}`,
  ]
}
