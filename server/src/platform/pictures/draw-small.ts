const SIDE_MAX = 2000
const READING_SECONDS_MAX = 10

/** A picture of elsewhere drawn anew in a small square, as WebP; null for what is no PNG, JPEG or WebP, or is too large. */
export async function drawSmall(file: Buffer, side: number): Promise<Buffer | null> {
  // Loaded with the first picture: a start has no use for it.
  const { sharp } = await import('./limited-sharp.ts')
  try {
    return await sharp(file, { limitInputPixels: SIDE_MAX * SIDE_MAX, failOn: 'warning' })
      .timeout({ seconds: READING_SECONDS_MAX })
      .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    return null // the library's complaints are about bytes of somebody else, whatever they say
  }
}
