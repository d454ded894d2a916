import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fonts as files, for a drawing program that reads no others; they go with this process. */
export async function writeFontFiles(fonts: readonly Uint8Array[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return Promise.all(
    fonts.map(async (font, at) => {
      const path = join(folder, `${at}.ttf`)
      await writeFile(path, font)
      return path
    }),
  )
}
