import { PNG } from 'pngjs'
import type { DetectedNode } from 'satori'
import { beforeAll, expect, test } from 'vitest'
import type { CardFacts } from './card-facts.ts'
import { cutCardFonts, drawable } from './card-fonts.ts'
import { CARD_MARGIN } from './card-layout.ts'
import { drawCard } from './draw-card.ts'

let fonts: Awaited<ReturnType<typeof cutCardFonts>>
beforeAll(async () => {
  fonts = await cutCardFonts()
})

const market = {
  name: 'Vitória do mandante',
  chance: 0.552,
  note: 'Odd 1,96 · valor pela nossa conta',
  isRecommended: true,
}
const usual: CardFacts = {
  home: 'Bahia',
  away: 'São Bento',
  league: 'Liga Ipê Ouro',
  kickOff: '20/11/2026 às 21:30',
  score: null,
  answer: { title: 'O que os números dizem', words: 'Passa na nossa regra.' },
  combo: null,
  markets: [market, { ...market, name: 'Mais de 2,5 gols', isRecommended: false }, { ...market, note: null }],
  confidence: 74.2,
  isDemo: false,
  brand: null,
}
const long =
  'Associação Desportiva Confederação Brasileira de Educação Física e Recreação Unidos do Vale do Jequitinhonha'
const longest: CardFacts = {
  ...usual,
  home: long,
  away: `${'W'.repeat(60)}ção`,
  league: `${long} ${long}`,
  markets: Array.from({ length: 3 }, () => ({
    ...market,
    name: `${long} marca mais de 2,5 gols`,
    chance: 1,
    note: `Odd 1234,56 ${long}`,
  })),
  score: { home: 12, away: 10 },
  answer: { title: long, words: `${long} ${long}` },
  confidence: 100,
  isDemo: true,
  brand: { name: long, color: '#ff8800', logo: null },
}

test.each([
  ['usual', usual],
  ['longest', longest],
])('a card of %s names is 1080 × 1920, and nothing is written beyond its margin or its end', async (_, facts) => {
  const nodes: DetectedNode[] = []
  const png = PNG.sync.read(Buffer.from(await drawCard(facts, fonts, (node) => void nodes.push(node))))
  expect([png.width, png.height]).toEqual([1080, 1920])
  // The margin holds the board's own colour only.
  const colour = (x: number, y: number) => png.data.readUInt32BE(4 * (y * png.width + x))
  const board = colour(0, 0)
  for (let y = 0; y < 1920; y += 1) {
    for (let x = 0; x < CARD_MARGIN - 8; x += 1) {
      if (colour(x, y) !== board || colour(1079 - x, y) !== board) throw new Error(`ink at ${x}, ${y}`)
    }
  }
  const written = nodes.filter(({ textContent }) => textContent)
  expect(written.length).toBeGreaterThan(8)
  for (const { left, top, width, height } of written) {
    expect(left).toBeGreaterThanOrEqual(CARD_MARGIN - 1)
    expect(left + width).toBeLessThanOrEqual(1080 - CARD_MARGIN + 1)
    expect(top + height).toBeLessThanOrEqual(1920 - CARD_MARGIN + 1)
  }
})

test('the same facts give the same bytes, and other names give others', async () => {
  const [one, again, other] = await Promise.all([
    drawCard(usual, fonts),
    drawCard(usual, fonts),
    drawCard({ ...usual, away: 'Sao Bento' }, fonts),
  ])
  expect(Buffer.compare(one, again)).toBe(0)
  expect(Buffer.compare(one, other)).not.toBe(0)
})

test('accents of Portuguese and of its neighbours are drawn; what no font has loses its accent or is left out', () => {
  expect(drawable('São José do Açaí')).toBe('São José do Açaí')
  expect(drawable('Beşiktaş Łódź')).toBe('Beşiktaş Łódź')
  expect(drawable('Sa\u0303o Paulo')).toBe('São Paulo')
  expect(drawable('Hà Nội ⚽')).toBe('Hà Noi')
})
