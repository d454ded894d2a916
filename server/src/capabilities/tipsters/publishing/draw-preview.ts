import { cutCardFonts } from '#capabilities/history/index.ts'
import { writeFontFiles } from './font-files.ts'
import { type PreviewFacts, previewPicture } from './preview-picture.ts'

/** Pictures kept so that a link shared in a busy group is drawn once; each some 30 kB, and its logo once more. */
const KEPT_MAX = 100
const kept = new Map<string, Promise<Buffer>>()
let fontFiles: Promise<string[]> | null = null

/** The record as a picture for link previews. The same record gives the same picture. Drawn off the thread that answers people. */
export function drawPreview(facts: PreviewFacts): Promise<Buffer> {
  const svg = previewPicture(facts)
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
  const { renderAsync } = await import('@resvg/resvg-js')
  const font = { fontFiles: await previewFonts(), loadSystemFonts: false, defaultFontFamily: 'Archivo' }
  return (await renderAsync(svg, { font })).asPng()
}

/** The fonts of the picture, written once. */
export function previewFonts(): Promise<string[]> {
  fontFiles ??= writeFonts().catch((error: unknown) => {
    fontFiles = null
    throw error
  })
  return fontFiles
}

async function writeFonts(): Promise<string[]> {
  const fonts = await cutCardFonts()
  return writeFontFiles(fonts.map(({ data }) => new Uint8Array(data)))
}
