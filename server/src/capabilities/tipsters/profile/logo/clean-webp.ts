import type { CleanImage } from './read-logo.ts'

/** In the head of an extended file: it moves; and which notes it carries. */
const MOVES = 0b0000_0010
const HAS_ALPHA = 0b0001_0000
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])

/** The file with only its picture, if it is a WebP that stands still; null otherwise. */
export function cleanWebp(file: Buffer): CleanImage | null {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const chunks = readChunks(file, Math.min(file.length, 8 + file.readUInt32LE(4)))
  const picture = chunks?.find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  const head = chunks?.find(({ type }) => type === 'VP8X')
  if (!chunks || !picture || (head && ((head.data[0] ?? 0) & MOVES) !== 0)) return null
  const size = picture.type === 'VP8 ' ? lossySize(picture.data) : losslessSize(picture.data)
  if (!size) return null
  const kept = Buffer.concat(chunks.filter(({ type }) => KEPT.has(type)).map(withoutNotes))
  const start = Buffer.alloc(12)
  start.write('RIFF', 0, 'latin1')
  start.writeUInt32LE(4 + kept.length, 4)
  start.write('WEBP', 8, 'latin1')
  return { bytes: Buffer.concat([start, kept]), ...size }
}

type Chunk = { type: string; data: Buffer; whole: Buffer }

function readChunks(file: Buffer, until: number): Chunk[] | null {
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= until) {
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > until) return null
    chunks.push({
      type: file.toString('latin1', at, at + 4),
      data: file.subarray(at + 8, at + 8 + length),
      whole: file.subarray(at, end),
    })
    at = end
  }
  return chunks
}

/** The head of an extended file must not promise notes that are gone. */
function withoutNotes({ type, whole }: Chunk): Buffer {
  if (type !== 'VP8X') return whole
  const head = Buffer.from(whole)
  head[8] = (head[8] ?? 0) & HAS_ALPHA
  return head
}

function lossySize(data: Buffer): { width: number; height: number } | null {
  const isKeyFrame = data.length >= 10 && ((data[0] ?? 1) & 1) === 0 && data.toString('hex', 3, 6) === '9d012a'
  return isKeyFrame ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff } : null
}

function losslessSize(data: Buffer): { width: number; height: number } | null {
  if (data.length < 5 || data[0] !== 0x2f) return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
