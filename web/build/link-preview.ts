import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import still from '../src/domain/analysis/still-sample.json' with { type: 'json' }
import { cutHeadlineFont } from './font.ts'

const WIDTH = 1200
const HEIGHT = 630
const CHALK = '#f8f5ec'

/** The map's left and upper edge, and the side of one of its cells. */
const MAP = { x: 752, y: 188, cell: 70, scores: 5 }

/** What a shared link of a public page shows: who we are, what we are for, and a piece of an analysis by the engine. */
export function linkPreview(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Archivo" fill="${CHALK}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0f3323"/>
<g transform="translate(76 64) scale(2.5)"><rect width="32" height="32" rx="8" fill="#17573a"/>
<path d="M11 26V6h5a6.5 6.5 0 0 1 0 13h-5" fill="none" stroke="${CHALK}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="16" cy="12.5" r="2.5" fill="#f2b840"/></g>
<text x="180" y="123" font-size="54">Prancheta</text>
<text x="76" y="302" font-size="78">Estude o jogo</text>
<text x="76" y="390" font-size="78">antes de decidir.</text>
<text x="76" y="468" font-size="33" fill-opacity="0.85">Estudo de futebol com estatística e IA</text>
<text x="76" y="566" font-size="24" fill-opacity="0.7">18+ · Não realiza apostas e não garante resultados</text>
${scoreMap()}
</svg>`
}

/** The likeliest corner of the sample's score map, each cell as strong as its chance. */
function scoreMap(): string {
  const { x, y, cell, scores } = MAP
  const shown = still.scores.slice(0, scores).map((row) => row.slice(0, scores))
  const highest = Math.max(...shown.flat())
  const cells = shown.flatMap((row, home) =>
    row.map((pct, away) => {
      const [left, top] = [x + away * cell, y + home * cell]
      const heat = pct / highest
      return `<rect x="${left}" y="${top}" width="${cell - 5}" height="${cell - 5}" rx="6" fill="#8fd0a9" fill-opacity="${(0.08 + 0.82 * heat).toFixed(2)}"/>
<text x="${left + (cell - 5) / 2}" y="${top + 42}" font-size="24" text-anchor="middle" fill="${heat > 0.55 ? '#0d1712' : CHALK}">${pct.toFixed(1).replace('.', ',')}</text>`
    }),
  )
  const goals = Array.from({ length: scores }, (_, goal) => goal)
  return `<g>
<text x="${x}" y="116" font-size="27">${still.home} × ${still.away}</text>
<text x="${x}" y="150" font-size="20" fill-opacity="0.85">Chance de cada placar (%) · demonstração</text>
${goals.map((goal) => `<text x="${x + goal * cell + 32}" y="180" font-size="20" text-anchor="middle" fill-opacity="0.7">${goal}</text>`).join('\n')}
${goals.map((goal) => `<text x="${x - 22}" y="${y + goal * cell + 40}" font-size="20" text-anchor="middle" fill-opacity="0.7">${goal}</text>`).join('\n')}
${cells.join('\n')}
<text x="${x}" y="566" font-size="22" fill-opacity="0.85">Linhas: gols do ${still.home}</text>
</g>`
}

/** Draws the picture that previews of our links show. */
export async function drawLinkPreview(path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-font-'))
  try {
    const font = join(folder, 'archivo.ttf')
    await writeFile(font, await cutHeadlineFont())
    const drawn = new Resvg(linkPreview(), {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Archivo' },
    })
    await writeFile(path, drawn.render().asPng())
  } finally {
    await rm(folder, { recursive: true })
  }
}
