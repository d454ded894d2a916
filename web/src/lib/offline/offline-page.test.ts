import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'
import type { SeenAnalysis } from './seen-analysis.ts'

const SEEN: SeenAnalysis = {
  fixtureId: 1,
  match: 'Casa <script>alert(1)</script> x Fora',
  league: 'Série A',
  kickOff: '2026-11-20T22:00:00.000Z',
  seenAt: '2026-11-20T12:00:00.000Z',
  confidence: 72,
  isDemo: true,
  markets: [{ name: 'Mais de 2,5 gols', probability: 55.5, odd: 1.95, edge: 0.08, isRecommended: true }],
  reasons: ['Dois ataques fortes.'],
  warning: 'O futebol varia.',
}

test('without a connection and without anything seen the page says so, and nothing more', () => {
  const html = offlinePage({ fontUrl: '/assets/a.woff2', seen: [] })
  expect(html).toContain('<h1>Sem conexão</h1>')
  expect(html).not.toContain('últimas análises')
})

test('what was seen is shown as it was then, the latest first, and no name becomes a script', () => {
  const newer = { ...SEEN, match: 'Outro x Jogo', seenAt: '2026-11-20T13:00:00.000Z' }
  const html = offlinePage({ fontUrl: '/assets/a.woff2', seen: [SEEN, newer] })
  expect(html).not.toContain('<script')
  expect(html.indexOf('Outro x Jogo')).toBeLessThan(html.indexOf('Casa &#60;script'))
  for (const words of ['55,5%', '1,95', '+8,0%', '7,2/10', 'Dois ataques fortes.', 'Dados de demonstração']) {
    expect(html).toContain(words)
  }
})
