import { crc32, deflateSync } from 'node:zlib'

/** Small real pictures, made here so that every byte of them is known. */
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

/** The segments of a JPEG in their order; its scan holds no real pixels, which nobody here unpacks. */
export function jpeg({ width = 32, height = 32, note = '' } = {}): Buffer {
  const frame = Buffer.alloc(15)
  frame.set([8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    ...(note === '' ? [] : [segment(0xe1, Buffer.from(note)), segment(0xfe, Buffer.from(note))]),
    segment(0xc0, frame),
    segment(0xda, Buffer.from('03010002110311003f00', 'hex')),
    Buffer.from('12ff00ffd034', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ])
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

export function webp({ width = 32, height = 32, note = '', moves = false } = {}): Buffer {
  const picture = Buffer.alloc(6)
  picture[0] = 0x2f
  picture.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  const head = Buffer.alloc(10)
  head[0] = (note === '' ? 0 : 0b1000) | (moves ? 0b10 : 0)
  const isPlain = note === '' && !moves
  const parts = Buffer.concat([
    ...(isPlain ? [] : [riffPart('VP8X', head)]),
    riffPart('VP8L', picture),
    ...(note === '' ? [] : [riffPart('EXIF', Buffer.from(note))]),
  ])
  const start = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  start.writeUInt32LE(4 + parts.length, 4)
  return Buffer.concat([start, parts])
}

function riffPart(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
