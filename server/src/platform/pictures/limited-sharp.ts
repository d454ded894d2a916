import sharp from 'sharp'

const LOADERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer']

// The library reads many formats, SVG among them. What nobody may send is not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)

/** Reads PNG, JPEG and WebP and nothing else. */
export { sharp }
