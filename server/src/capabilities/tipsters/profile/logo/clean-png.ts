import { crc32, inflateSync } from 'node:zlib'
import type { CleanImage } from './read-logo.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** The picture itself, its palette and transparency, and how its colours are meant. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND'])
const BITS_PER_PIXEL_MAX = 64
const SIDE_MAX = 10_000

/** The file with only those chunks, if it is a PNG whose chunks are whole and whose pixels unpack; null otherwise. */
export function cleanPng(file: Buffer): CleanImage | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  const chunks = readChunks(file)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return null
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)]
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  if (width > SIDE_MAX || height > SIDE_MAX || !unpacks(Buffer.concat(pixels), width, height)) return null
  const kept = chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole)
  return { bytes: Buffer.concat([SIGNATURE, ...kept]), width, height }
}

type Chunk = { type: string; data: Buffer; whole: Buffer }

/** All chunks up to the end of the picture; null when one is cut off or its checksum is wrong. */
function readChunks(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  let at = SIGNATURE.length
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

/** A few bytes can be packed pixels of any size, so unpacking stops at what these sides can hold. */
function unpacks(packed: Buffer, width: number, height: number): boolean {
  const bytesMax = height * (2 + Math.ceil((width * BITS_PER_PIXEL_MAX) / 8)) * 2
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, Math.min(bytesMax, 80_000_000)) }).length >= height
  } catch {
    return false
  }
}
