import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { previewFonts } from './draw-preview.ts'
import { type PreviewFacts, previewPicture } from './preview-picture.ts'

const FACTS: PreviewFacts = {
  slug: 'ana',
  brand_color: '#3b82f6',
  record: {
    is_demo: false,
    published: 40,
    settled: 1_234,
    greens: 600,
    reds: 634,
    hit_rate: 0.486,
    yield: -0.1234,
    calibration: { count: 0, expected: 0, happened: 0, verdict: 'too few' },
  },
  logo: null,
}
const LOGO = `data:image/png;base64,${'A'.repeat(8)}`

/** Where a piece of the picture ends on the right, drawn by itself. */
async function rightEdge(piece: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Archivo">${piece}</svg>`
  const box = new Resvg(svg, { font: { fontFiles: await previewFonts(), loadSystemFonts: false } }).getBBox()
  if (!box) throw new Error('nothing is drawn')
  return box.x + box.width
}

test.each([
  ['a short name', 'ana'],
  ['the longest name', 'os-analistas-do-futebol-brasil'],
  ['the longest of wide letters', 'mw'.repeat(15)],
])('%s stands whole, with and without a logo', async (_, slug) => {
  for (const logo of [null, LOGO]) {
    const [name = ''] = /<text id="name".*<\/text>/.exec(previewPicture({ ...FACTS, slug, logo })) ?? []
    expect(name).toContain(`@${slug}<`)
    expect(await rightEdge(name)).toBeLessThanOrEqual(1120)
  }
})

test('the figures stay apart from each other, and the picture names its site and carries the logo', async () => {
  const svg = previewPicture({ ...FACTS, logo: LOGO })
  const figures = [...svg.matchAll(/<text x="(\d+)" y="400".*<\/text>/g)]
  expect(figures).toHaveLength(4)
  for (const [text, left] of figures) expect(await rightEdge(text)).toBeLessThan(Number(left) + 260)
  expect(svg).toContain('>Prancheta<')
  expect(svg).toContain(`<image href="${LOGO}"`)
  expect(previewPicture(FACTS)).not.toContain('<image')
})

test('a made-up record says so on its picture, and a real one does not', () => {
  const madeUp = previewPicture({ ...FACTS, record: { ...FACTS.record, is_demo: true } })
  expect(madeUp).toContain('Dados de demonstração')
  expect(previewPicture(FACTS)).not.toContain('demonstração')
})
