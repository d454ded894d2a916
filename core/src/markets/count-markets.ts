import { CLUB, type Market, type MarketFamily, SIDES } from '#markets/market.ts'
import { total, wonIf } from '#markets/outcome.ts'
import { linesBetween, overUnder } from '#markets/over-under.ts'
import { RESULTS } from '#markets/result-markets.ts'

type Counted = {
  reads: 'corners' | 'cards'
  group: 'Escanteios' | 'Cartões'
  what: string
  totalLines: readonly number[]
  sideLines: readonly number[]
  families: { total: MarketFamily; home: MarketFamily; away: MarketFamily; most: MarketFamily }
}

const CORNERS: Counted = {
  reads: 'corners',
  group: 'Escanteios',
  what: 'escanteios',
  totalLines: linesBetween(6.5, 13.5),
  sideLines: linesBetween(2.5, 7.5),
  families: { total: 'cornersTotal', home: 'homeCorners', away: 'awayCorners', most: 'mostCorners' },
}

const CARDS: Counted = {
  reads: 'cards',
  group: 'Cartões',
  what: 'cartões',
  totalLines: linesBetween(1.5, 7.5),
  sideLines: linesBetween(0.5, 3.5),
  families: { total: 'cardsTotal', home: 'homeCards', away: 'awayCards', most: 'mostCards' },
}

const MOST_NAMES = {
  home: (what: string) => `Mais ${what}: mandante`,
  draw: (what: string) => `Mais ${what}: empate`,
  away: (what: string) => `Mais ${what}: visitante`,
}

export const countMarkets: readonly Market[] = [CORNERS, CARDS].flatMap((counted): Market[] => [
  ...overUnder({
    id: counted.reads,
    nameOf: (moreOrLess) => `${moreOrLess} ${counted.what}`,
    group: counted.group,
    family: counted.families.total,
    countOf: total,
    ruleOf: (outcome) => ({ reads: counted.reads, by: 'total', outcome }),
    lines: counted.totalLines,
  }),
  ...SIDES.flatMap((side) =>
    overUnder({
      id: `${counted.reads}.${side}`,
      nameOf: (moreOrLess) => `${moreOrLess} ${counted.what} do ${CLUB[side]}`,
      group: counted.group,
      family: counted.families[side],
      countOf: (count) => count[side],
      ruleOf: (outcome) => ({ reads: counted.reads, by: side, outcome }),
      lines: counted.sideLines,
    }),
  ),
  ...RESULTS.map(
    ({ id, holds }): Market => ({
      id: `${counted.reads}.most.${id}`,
      name: MOST_NAMES[id](counted.what),
      group: counted.group,
      family: counted.families.most,
      line: null,
      rule: { reads: counted.reads, by: 'lead', outcome: (score) => wonIf(holds(score)) },
    }),
  ),
])
