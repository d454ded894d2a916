import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/** The texts of a zip by path, read from the directory at its end as every program does. */
export function readZip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no zip, or half of one')
  const texts = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the directory is broken')
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const path = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    texts.set(path, entryText(zip, at))
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return texts
}

function entryText(zip: Buffer, at: number): string {
  const header = zip.readUInt32LE(at + 42)
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
  return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8')
}
