import type { SavedAnalysis } from '@prancheta/contract/history/routes.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { HistoryList } from './history-list.tsx'
import { SavedCard } from './saved-card.tsx'

const market = {
  id: 'result.home',
  name: 'Vitória do mandante',
  probability: 0.5517,
  edge: 0.08,
  odd: 1.96,
  outcome: null,
}
const pick = { marketId: 'result.home', name: 'Vitória do mandante', probability: 0.5517, odd: 1.96 }
const SAVED: SavedAnalysis = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-11-19T12:00:00Z',
  fixtureId: 1,
  homeId: 7,
  homeLogo: null,
  awayId: 8,
  awayLogo: null,
  homeName: 'Jirau',
  awayName: 'Anta',
  leagueName: 'Liga Ipê',
  matchDate: '2026-11-20T22:00:00Z',
  confidence: 91.7,
  markets: [market],
  pick: { ...pick, outcome: null, returned: null },
  result: null,
  suggestedResult: null,
  isPublic: false,
  settledAt: null,
  isVoid: false,
  score: null,
  isNews: false,
  isDemo: false,
}

const cardOf = (more: Partial<SavedAnalysis>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SavedCard analysis={{ ...SAVED, ...more }} marking={null} onMark={() => undefined} />
    </MemoryRouter>,
  ).replaceAll(/<!-- -->/g, '')

test('badges have one decimal, and the confidence is a grade', () => {
  const card = cardOf({})
  expect(card).toContain('Vitória do mandante 55,2%')
  expect(card).toContain('Confiança 9,1/10')
})

test.each([
  ['lost', 0, '(−1,00 por unidade)'],
  ['won', 1.96, '(+0,96 por unidade)'],
  ['push', 1, '(0,00 por unidade)'],
] as const)('a pick that was %s reads what it won or lost, not what came back', (outcome, returned, words) => {
  expect(cardOf({ pick: { ...pick, outcome, returned } })).toContain(words)
})

test('of a long list the cards that a screen holds are drawn first', () => {
  const analyses = Array.from({ length: 20 }, (_, n) => ({ ...SAVED, id: `saved-${n}` }))
  const nothing = () => undefined
  const list = renderToStaticMarkup(
    <MemoryRouter>
      <HistoryList
        history={{
          ...{ analyses, filter: 'all', setFilter: nothing, counts: undefined, isChanging: false },
          ...{
            isLoading: false,
            failed: false,
            retry: nothing,
            hasMore: true,
            isLoadingMore: false,
            loadMore: nothing,
          },
          ...{ marking: null, mark: nothing },
        }}
      />
    </MemoryRouter>,
  )
  expect(list.match(/<article/g)).toHaveLength(4)
})
