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

const pageOf = (path: string, seen: readonly SeenAnalysis[]) =>
  offlinePage({ url: `https://exemplo.test${path}`, fontUrl: '/assets/a.woff2', nonce: 'once', seen })

test.each([
  ['/dashboard', 'Dashboard', 'Seus números, os jogos de hoje'],
  ['/analyses?jogo=3', 'Análises', 'gerar análises novas'],
  ['/history', 'Histórico', 'A lista completa'],
  ['/tickets/8f0c', 'Suporte', 'Tickets e mensagens'],
])(
  '%s opens without a connection under its own name, with every way on, and says what is missing',
  (path, name, missing) => {
    const html = pageOf(path, [])
    expect(html).toContain(`<h1>${name}</h1>`)
    expect(html).toContain(missing)
    for (const link of ['/dashboard', '/analyses', '/history', '/tickets']) expect(html).toContain(`<a href="${link}"`)
    expect(html.match(/aria-current="page">([^<]*)</)?.[1]).toBe(name)
    expect(html).toContain('Nenhuma guardada neste aparelho.')
  },
)

test('a place that is not in the menu says only that it needs a connection', () => {
  const html = pageOf('/settings', [])
  expect(html).toContain('<h1>Sem conexão</h1>')
  expect(html).not.toContain('aria-current=')
})

test('what was seen is shown as it was then, the latest first, and no name becomes a script', () => {
  const newer = {
    ...SEEN,
    match: 'Outro x Jogo',
    seenAt: '2026-11-20T13:00:00.000Z',
    madeAt: '2026-11-19T13:00:00.000Z',
  }
  const html = pageOf('/dashboard', [SEEN, newer])
  expect(html.match(/<script/g)).toEqual(['<script'])
  expect(html).toContain('<script nonce="once">')
  expect(html.indexOf('Outro x Jogo')).toBeLessThan(html.indexOf('Casa &#60;script'))
  const words = ['55,5%', '1,95', '+8,0%', '7,2/10', 'Dois ataques fortes.', 'Dados de demonstração']
  for (const text of [...words, 'Feita em 19/11/2026 às 10:00.']) expect(html).toContain(text)
})

test('the analysis somebody was on the way to stands first and open', () => {
  const wanted = { ...SEEN, fixtureId: 9, match: 'Este x Aqui', seenAt: '2026-11-18T12:00:00.000Z', savedId: 'a-1' }
  for (const path of ['/analyses?jogo=9', '/history?analise=a-1']) {
    const html = pageOf(path, [SEEN, wanted])
    expect(html.indexOf('Este x Aqui')).toBeLessThan(html.indexOf('Casa &#60;script'))
    expect(html.match(/<details open/g)).toHaveLength(1)
  }
})
