import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TipsterPage } from '@prancheta/contract/tipsters/routes.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { inkOn } from '@prancheta/core/tipsters/colour.ts'
import { renderAsync } from '@resvg/resvg-js'
import { cutCardFonts, drawable } from '#capabilities/history/index.ts'

/** Pictures kept so that a link shared in a busy group is drawn once; each some 30 kB. */
const KEPT_MAX = 100
const kept = new Map<string, Promise<Buffer>>()
let fontFiles: Promise<string[]> | null = null

/** The record as a picture for link previews. The same record gives the same picture. Drawn off the thread that answers people. */
export function drawPreview({ slug, brand_color, record }: TipsterPage): Promise<Buffer> {
  const svg = pictureOf(slug, brand_color, record)
  const before = kept.get(svg)
  if (before) return before
  const drawing = draw(svg)
  kept.set(svg, drawing)
  drawing.catch(() => kept.delete(svg))
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break
    kept.delete(oldest)
  }
  return drawing
}

async function draw(svg: string): Promise<Buffer> {
  fontFiles ??= writeFonts().catch((error: unknown) => {
    fontFiles = null
    throw error
  })
  const font = { fontFiles: await fontFiles, loadSystemFonts: false, defaultFontFamily: 'Archivo' }
  return (await renderAsync(svg, { font })).asPng()
}

/** The drawing program reads fonts from files only. */
async function writeFonts(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-fonts-'))
  const fonts = await cutCardFonts()
  return Promise.all(
    fonts.map(async ({ data }, at) => {
      const path = join(folder, `${at}.ttf`)
      await writeFile(path, new Uint8Array(data))
      return path
    }),
  )
}

function pictureOf(slug: string, color: string, record: TipsterPage['record']): string {
  const ink = inkOn(color)
  const figures = [
    ['Encerradas', String(record.settled)],
    ['Greens', String(record.greens)],
    ['Acerto', record.hit_rate === null ? '–' : percent(record.hit_rate)],
    [
      'Yield',
      record.yield === null
        ? '–'
        : `${record.yield > 0 ? '+' : record.yield < 0 ? '−' : ''}${percent(Math.abs(record.yield))}`,
    ],
  ] as const
  const columns = figures.map(
    ([name, value], at) => `<text x="${80 + at * 268}" y="400" font-size="64" font-weight="700">${value}</text>
<text x="${80 + at * 268}" y="452" font-size="30" fill-opacity="0.85">${name}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Archivo" font-weight="500" fill="${ink}">
<rect width="1200" height="630" fill="${color}"/>
<g fill="none" stroke="${ink}" stroke-opacity="0.25" stroke-width="3"><rect x="28" y="28" width="1144" height="574"/><path d="M1172 165a150 150 0 0 0 0 300"/></g>
<text x="80" y="190" font-size="84" font-weight="700">@${safe(slug)}</text>
<text x="80" y="250" font-size="34" fill-opacity="0.85">Análises públicas e retrospecto na Prancheta</text>
${columns.join('\n')}
<text x="80" y="556" font-size="26" fill-opacity="0.85">18+ · Resultados passados não garantem resultados futuros.</text>
</svg>`
}

const percent = (share: number) => `${toPct(share).toFixed(1).replace('.', ',')}%`

function safe(text: string): string {
  return drawable(text).replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
