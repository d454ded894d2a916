import type { Record } from '@prancheta/contract/history/record.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FewEnded } from './few-ended.tsx'

const ended = {
  analysisId: '00000000-0000-4000-8000-000000000001',
  homeId: 7,
  homeLogo: null,
  homeName: 'Jirau',
  awayId: 8,
  awayLogo: null,
  awayName: 'Anta',
  matchDate: '2026-11-20T22:00:00Z',
  pick: { name: 'Empate', outcome: 'lost', profit: -1 },
  result: null,
} as const
const record: Record = {
  isDemo: false,
  overall: { picks: 1, won: 0, lost: 1, hitRate: 0, stakes: 1, yield: -1 },
  pushes: 0,
  voids: 0,
  days: [{ day: '2026-11-20', green: 1, red: 0, picks: 1, hitRate: 0, yield: -1, profit: -1 }],
  few: [ended, { ...ended, analysisId: '00000000-0000-4000-8000-000000000002', pick: null, result: 'green' }],
  families: [],
  leagues: [],
  calibration: { count: 1, expected: 0.4, happened: 0, verdict: 'too few', luckMargin: null, bands: [] },
}

test('the first ends stand one by one with match, pick, units and a link, and no chart', () => {
  const list = renderToStaticMarkup(
    <MemoryRouter>
      <FewEnded record={record} />
    </MemoryRouter>,
  )
  expect(list.match(/<li/g)).toHaveLength(2)
  for (const words of ['Jirau', 'Empate · ', '−1,00', 'não bateu', 'green', 'href="/history?analise=00000000'])
    expect(list).toContain(words)
  // Crests are drawn too; nothing else is.
  expect(list).not.toMatch(/<svg(?! viewBox="0 0 24 24")/)
})
