import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_PIXELS, type ImageType } from '../../../domain/uploads/images.ts'
import { makeQueue } from '../../platform/load/queue.ts'
import { SECOND } from '../../platform/clock/instant.ts'

/** Only the formats that are accepted here, of all that the decoder supports. */
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
// Documents of customers must not stay in the decoder's cache.
sharp.cache(false)
// A picture of the maximum size takes 150 MB while it is decoded. One at a time, on one core: other requests are served
// meanwhile.
sharp.concurrency(1)
const decoder = makeQueue({ capacity: 1, patience: 60 * SECOND })

const QUALITY = 88
const LONGEST_SECONDS = 20

/** An image as it is stored: pixels and nothing else. */
export interface CleanImage {
  readonly bytes: Buffer
  readonly type: ImageType
  readonly width: number
  readonly height: number
}

// A JPEG with optimised code tables, or one in several passes, is up to a quarter smaller, but all its coefficients are
// in memory until it is finished: 72 MB for twelve million pixels. One with the standard tables is written line by
// line.
const encoders: Readonly<Record<ImageType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: QUALITY, optimiseCoding: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: QUALITY }),
}

/**
 * Decodes a whole image and re-encodes its pixels in the same type: turned upright, in sRGB, without EXIF, locations,
 * profiles, comments or previews. Undefined where it cannot be decoded completely.
 */
export const reencode = async (bytes: Buffer, type: ImageType): Promise<CleanImage | undefined> => {
  const release = await decoder.take(1)
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_MAX_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .timeout({ seconds: LONGEST_SECONDS })
    const { data, info } = await encoders[type](picture).toBuffer({ resolveWithObject: true })
    return { bytes: data, type, width: info.width, height: info.height }
  } catch {
    return undefined
  } finally {
    release()
  }
}
