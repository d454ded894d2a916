import { LOGO_BYTES_MAX, LOGO_SIDE_MAX, LOGO_SIDE_MIN } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { StoredLogo } from '../logo-store.ts'

/** Three times the 80 pixels at which pages show a logo. At this size even a picture of noise fits what we store. */
const KEPT_SIDE = 240
const FORMATS = new Set(['png', 'jpeg', 'webp'])
const READING_SECONDS_MAX = 10

/**
 * A logo drawn anew as a PNG from the pixels of the file: what it calls itself does not matter, and neither notes,
 * places, thumbnails nor anything hidden in it or hung on behind it stays. Throws for whatever is not one of the three.
 */
export async function readLogo(file: Buffer): Promise<Pick<StoredLogo, 'type' | 'bytes'>> {
  if (file.length > LOGO_BYTES_MAX) throw new AppError('tipster.logoTooLarge')
  const { width, height } = await readSize(file)
  const fits = [width, height].every((side) => side >= LOGO_SIDE_MIN && side <= LOGO_SIDE_MAX)
  if (!fits) throw new AppError('tipster.logoDimensions')
  return { type: 'image/png', bytes: await drawAnew(file) }
}

/** From the head of the file alone, so that a picture too large to be unpacked can be refused by its size. */
async function readSize(file: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp()
  const head = await orRefuse(() => sharp(file, { limitInputPixels: false }).metadata())
  const stands = (head.pages ?? 1) === 1
  if (!FORMATS.has(head.format) || !stands) throw new AppError('tipster.logoNotImage')
  return head
}

/** By way of bare pixels, so that nothing else of the file can come along. */
async function drawAnew(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { data, info } = await orRefuse(() =>
    sharp(file, { limitInputPixels: LOGO_SIDE_MAX * LOGO_SIDE_MAX, failOn: 'warning' })
      .timeout({ seconds: READING_SECONDS_MAX })
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer()
}

/** The library's complaints are about bytes of the sender, whatever they say. */
async function orRefuse<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw new AppError('tipster.logoNotImage', { cause })
  }
}

/** Loaded when the first logo arrives: a start has no use for it. */
async function loadSharp() {
  const { sharp } = await import('#platform/pictures/limited-sharp.ts')
  return sharp
}
