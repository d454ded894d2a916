import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const BOARD = '#0d4329'

/** The app's icons for home screens, drawn from the one picture the site has. */
export async function drawAppIcons(clientDir: string): Promise<void> {
  const rounded = await readFile(join(clientDir, 'favicon.svg'), 'utf8')
  // Systems cut their own shape out of these: the ground goes to the edge, the sign stays inside the safe circle.
  const whole = rounded.replace(/<rect[^>]*>/, `<rect width="32" height="32" fill="${BOARD}"/>`)
  const safe = whole
    .replace(/(<rect[^>]*>)/, '$1<g transform="translate(5 5) scale(0.6875)">')
    .replace('</svg>', '</g></svg>')
  await draw(rounded, 192, join(clientDir, 'icon-192.png'))
  await draw(rounded, 512, join(clientDir, 'icon-512.png'))
  await draw(safe, 512, join(clientDir, 'icon-maskable-512.png'))
  await draw(whole, 180, join(clientDir, 'apple-touch-icon.png'))
}

async function draw(svg: string, width: number, path: string): Promise<void> {
  await writeFile(path, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
}
