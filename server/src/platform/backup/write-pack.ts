import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Writes the lines as one compressed file, sealed with their checksum. The file gets its name when it is whole and
 * on the disk, so whoever sees it may take it; only its owner may read it, for it holds people's data.
 */
export async function writePack(path: string, lines: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(sealed(lines)), createGzip(), file)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* sealed(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    const text = `${line}\n`
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}
