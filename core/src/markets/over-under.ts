import type { Score } from '#goals/score-grid.ts'
import { type Market, type MarketFamily, type MarketGroup, type MarketRule, spelled } from '#markets/market.ts'
import { type Outcome, over, under } from '#markets/outcome.ts'

type CountedLines = {
  id: string
  /** How a selection is called: 'Mais de 2,5' becomes 'Mais de 2,5 gols'. */
  nameOf: (moreOrLess: string) => string
  group: MarketGroup
  family: MarketFamily
  countOf: (score: Score) => number
  ruleOf: (outcome: (score: Score) => Outcome) => MarketRule
  lines: readonly number[]
}

/** 'Mais de' and 'Menos de' for each line of something that is counted. */
export function overUnder({ id, nameOf, group, family, countOf, ruleOf, lines }: CountedLines): Market[] {
  return lines.flatMap((line): Market[] => [
    {
      id: `${id}.over${line}`,
      name: nameOf(`Mais de ${spelled(line)}`),
      group,
      family,
      line,
      rule: ruleOf((score) => over(countOf(score), line)),
    },
    {
      id: `${id}.under${line}`,
      name: nameOf(`Menos de ${spelled(line)}`),
      group,
      family,
      line,
      rule: ruleOf((score) => under(countOf(score), line)),
    },
  ])
}

/** 2.5 to 5.5 in whole steps. */
export function linesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.round(last - first) + 1 }, (_, step) => first + step)
}
