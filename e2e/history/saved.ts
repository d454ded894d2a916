import type { Record } from '@prancheta/contract/history/record.ts'
import { type SavedAnalysis, setResult } from '@prancheta/contract/history/routes.ts'
import type { Page } from 'playwright-core'
import { makeUp } from '../made-up.ts'

/** One saved analysis as the door answers it; a test says what is special about it. */
export function savedView(n: number, more: Partial<SavedAnalysis> = {}): SavedAnalysis {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    createdAt: '2026-11-14T12:00:00.000Z',
    fixtureId: n,
    homeId: 7,
    homeLogo: null,
    awayId: 8,
    awayLogo: null,
    homeName: `Mandante ${n}`,
    awayName: `Associação Atlética Visitante de Nome Comprido ${n}`,
    leagueName: 'Liga Ipê Ouro',
    matchDate: '2026-11-15T00:30:00.000Z',
    confidence: 72.4,
    markets: [
      { id: 'result.home', name: 'Vitória do mandante', probability: 0.5549, edge: 0.08, odd: 1.96, outcome: null },
      { id: 'goals.over2.5', name: 'Mais de 2,5 gols', probability: 0.52, edge: null, odd: null, outcome: null },
      { id: 'btts.yes', name: 'Ambas marcam: sim', probability: 0.5, edge: null, odd: null, outcome: null },
    ],
    pick: {
      marketId: 'result.home',
      name: 'Vitória do mandante',
      probability: 0.5549,
      odd: 1.96,
      outcome: null,
      returned: null,
    },
    result: null,
    suggestedResult: null,
    isPublic: false,
    settledAt: null,
    isVoid: false,
    score: null,
    isNews: false,
    isDemo: true,
    ...more,
  }
}

/** The same after its match: the pick won, one market did not. */
export function endedView(n: number, more: Partial<SavedAnalysis> = {}): SavedAnalysis {
  const view = savedView(n)
  return {
    ...view,
    markets: view.markets.map((market, at) => ({ ...market, outcome: at === 0 ? 'won' : 'lost' })),
    pick: view.pick && { ...view.pick, outcome: 'won', returned: 1.96 },
    settledAt: '2026-11-15T02:40:00.000Z',
    suggestedResult: 'green',
    score: { home: 1, away: 0 },
    isNews: true,
    ...more,
  }
}

/** Answers the list from memory, in pages of twenty, and keeps the marks that the page sets. */
export async function serveHistory(page: Page, saved: SavedAnalysis[]): Promise<void> {
  const rows = [...saved]
  await makeUp(page, '/api/history?*', (question) => {
    const asked = question.url.searchParams
    const from = Number(asked.get('cursor') ?? 0)
    const filter = asked.get('filter')
    const found = rows.filter(({ result }) => filter === 'all' || (result ?? 'none') === filter)
    const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length
    return question.answer({
      json: {
        counts: { total: rows.length, green: count('green'), red: count('red') },
        analyses: found.slice(from, from + 20),
        next_cursor: found.length > from + 20 ? String(from + 20) : null,
      },
    })
  })
  await makeUp(page, '/api/history/*', (question) => {
    const at = rows.findIndex(({ id }) => question.url.pathname.endsWith(id))
    const row = rows[at]
    if (row)
      rows[at] = { ...row, suggestedResult: null, ...setResult.input.pick({ result: true }).parse(question.sent()) }
    return question.answer({ json: {} })
  })
}

const TALLY = { picks: 3, won: 1, lost: 2, hitRate: 1 / 3, stakes: 3, yield: -0.35 }

/** A short record with a loss in it. */
export const RECORD: Record = {
  isDemo: false,
  overall: TALLY,
  pushes: 0,
  voids: 1,
  days: [
    { day: '2026-11-13', green: 1, red: 0, picks: 1, hitRate: 1, yield: 0.96, profit: 0.96 },
    { day: '2026-11-14', green: 1, red: 2, picks: 3, hitRate: 1 / 3, yield: -0.35, profit: -1.04 },
  ],
  few: [],
  families: [{ group: 'Resultado', ...TALLY }],
  leagues: [{ league: 'Liga Ipê Ouro', ...TALLY }],
  calibration: {
    count: 3,
    expected: 1.6,
    happened: 1,
    verdict: 'too few',
    luckMargin: 0.57,
    bands: [{ from: 0.5, to: 0.6, count: 3, said: 0.54, happened: 1 / 3, luckMargin: 0.57 }],
  },
}
