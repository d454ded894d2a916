import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A small real picture, made here so that every byte of it is known. */
export function png({ width = 32, height = 32, extra = [] as readonly [string, Buffer][] } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // eight bits, true colour
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x3b)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Says so in its head, with a true checksum, and holds far fewer pixels. */
export function pngThatClaims(width: number, height: number): Buffer {
  const file = png()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

/** Left half red, right half blue. */
function twoColours(width: number, height: number): Sharp {
  const pixel = (at: number) => (at % width < width / 2 ? [255, 0, 0] : [0, 0, 255])
  const pixels = Uint8Array.from(Array.from({ length: width * height }, (_, at) => pixel(at)).flat())
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

type Photo = { width?: number; height?: number; note?: string; orientation?: number }

/** With its notes where cameras write theirs; an orientation says how a viewer has to turn it. */
export function jpeg({ width = 32, height = 32, note = '', orientation }: Photo = {}): Promise<Buffer> {
  const photo = twoColours(width, height)
  if (note !== '') photo.withExif({ IFD0: { Copyright: note } })
  if (orientation !== undefined) photo.withMetadata({ orientation })
  return photo.jpeg().toBuffer()
}

export function webp({ width = 32, height = 32, note = '' }: Photo = {}): Promise<Buffer> {
  const photo = twoColours(width, height)
  if (note !== '') photo.withExif({ IFD0: { Copyright: note } })
  return photo.webp().toBuffer()
}

/** Two pictures, one after the other. */
export async function movingWebp(): Promise<Buffer> {
  const pages = [png(), await jpeg()]
  return sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer()
}
