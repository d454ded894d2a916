import type { CleanImage } from './read-logo.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Frames that say the picture's size; C4, C8 and CC lie among them and are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Notes of programs and cameras, but for the two that say how colours are coded. */
const isNote = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee)

/** The file without notes and without anything behind its end, if it is a JPEG from its start to its end; null otherwise. */
export function cleanJpeg(file: Buffer): CleanImage | null {
  if (file[0] !== 0xff || file[1] !== START) return null
  const kept = [file.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let hasScan = false
  let at = 2
  while (at + 2 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) return null
    if (marker === END) {
      kept.push(file.subarray(at, at + 2))
      return size && hasScan ? { bytes: Buffer.concat(kept), ...size } : null
    }
    if (at + 4 > file.length) return null
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length || end < at + 4) return null
    if (isFrame(marker) && end - at >= 9) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    const next = marker === SCAN ? endOfScan(file, end) : end
    if (marker === SCAN) hasScan = true
    if (!isNote(marker)) kept.push(file.subarray(at, next))
    at = next
  }
  return null
}

/** Where the next marker begins: inside a scan FF is followed by 00, or by one of the marks that divide it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const after = file[at + 1] ?? 0
    if (file[at] === 0xff && after !== 0x00 && after !== 0xff && !(after >= 0xd0 && after <= 0xd7)) return at
  }
  return file.length
}
