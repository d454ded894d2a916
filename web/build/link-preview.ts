import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { cutHeadlineFont } from './font.ts'

const WIDTH = 1200
const HEIGHT = 630

/** What a shared link of a public page shows: our name and what we are, chalk on the board. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Archivo" fill="#f8f5ec">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#0f3323"/>
<g fill="none" stroke="#f8f5ec" stroke-opacity="0.35" stroke-width="2.5">
<rect x="28" y="28" width="${WIDTH - 56}" height="${HEIGHT - 56}"/>
<path d="M900 28v574M900 165a150 150 0 1 0 .1 0"/>
<path d="M28 68a40 40 0 0 0 40-40M28 562a40 40 0 0 1 40 40M1172 68a40 40 0 0 1-40-40M1172 562a40 40 0 0 0-40 40"/>
</g>
<circle cx="900" cy="315" r="9" fill="#f2b840"/>
<g transform="translate(96 132) scale(2.6)">
<path d="M11 26V6h5a6.5 6.5 0 0 1 0 13h-5" transform="translate(-9 -6)" fill="none" stroke="#f8f5ec" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="7" cy="6.5" r="2.5" fill="#f2b840"/>
</g>
<text x="168" y="178" font-size="54">Prancheta</text>
<text x="96" y="328" font-size="88">Estude o jogo</text>
<text x="96" y="424" font-size="88">antes de decidir.</text>
<text x="96" y="520" font-size="34" fill-opacity="0.8">Estudo de futebol com estatística e IA</text>
</svg>`

/** Draws the picture that previews of our links show. */
export async function drawLinkPreview(path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-font-'))
  try {
    const font = join(folder, 'archivo.ttf')
    await writeFile(font, await cutHeadlineFont())
    const drawn = new Resvg(PICTURE, {
      font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Archivo' },
    })
    await writeFile(path, drawn.render().asPng())
  } finally {
    await rm(folder, { recursive: true })
  }
}
