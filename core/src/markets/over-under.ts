import { type Market, type MarketFamily, type MarketGroup, spelled } from '#markets/market.ts'
import { MEASURES, type Measure } from '#markets/measures.ts'
import { over, under } from '#markets/outcome.ts'

type CountedLines = {
  id: string
  /** How a selection is called: 'Mais de 2,5' becomes 'Mais de 2,5 gols'. */
  nameOf: (moreOrLess: string) => string
  group: MarketGroup
  family: MarketFamily
  reads: 'fullTime' | 'firstHalf' | 'secondHalf' | 'corners' | 'cards'
  by: Measure
  lines: readonly number[]
}

/** 'Mais de' and 'Menos de' for each line of something that is counted. */
export function overUnder({ id, nameOf, group, family, reads, by, lines }: CountedLines): Market[] {
  const count = MEASURES[by]
  return lines.flatMap((line): Market[] => [
    {
      id: `${id}.over${line}`,
      name: nameOf(`Mais de ${spelled(line)}`),
      group,
      family,
      line,
      rule: { reads, by, outcome: (score) => over(count(score), line) },
    },
    {
      id: `${id}.under${line}`,
      name: nameOf(`Menos de ${spelled(line)}`),
      group,
      family,
      line,
      rule: { reads, by, outcome: (score) => under(count(score), line) },
    },
  ])
}

/** 2.5 to 5.5 in whole steps. */
export function linesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.round(last - first) + 1 }, (_, step) => first + step)
}
