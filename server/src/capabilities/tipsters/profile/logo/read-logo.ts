import { LOGO_BYTES_MAX, LOGO_SIDE_MAX, LOGO_SIDE_MIN } from '@prancheta/contract/tipsters/admin-tipsters.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { StoredLogo } from '../logo-store.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** A picture without anything around it, and its size. */
export type CleanImage = { bytes: Buffer; width: number; height: number }

/**
 * A logo made anew from the parts of the file that are the picture: what it calls itself does not matter, and neither
 * notes, places, thumbnails nor anything hung on behind it stays. Throws for whatever is not one of the three.
 */
export function readLogo(file: Buffer): Pick<StoredLogo, 'type' | 'bytes'> {
  if (file.length > LOGO_BYTES_MAX) throw new AppError('tipster.logoTooLarge')
  const found = recognise(file)
  if (!found) throw new AppError('tipster.logoNotImage')
  const { type, image } = found
  const fits = [image.width, image.height].every((side) => side >= LOGO_SIDE_MIN && side <= LOGO_SIDE_MAX)
  if (!fits) throw new AppError('tipster.logoDimensions')
  return { type, bytes: image.bytes }
}

const READERS = [
  { type: 'image/png', clean: cleanPng },
  { type: 'image/jpeg', clean: cleanJpeg },
  { type: 'image/webp', clean: cleanWebp },
] as const

function recognise(file: Buffer): { type: StoredLogo['type']; image: CleanImage } | null {
  for (const { type, clean } of READERS) {
    const image = clean(file)
    if (image) return { type, image }
  }
  return null
}
