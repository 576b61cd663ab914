import type { PictureSize } from '#domain/media/media-address.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Services } from '../services.ts'
import { findAssetPicture } from './asset-picture.service.ts'

/** In which styles show their photographs. */
const OF_STYLES = ['swatch', 'thumb', 'small', 'card', 'large', 'zoom'] as const satisfies readonly PictureSize[]

/** Whoever looks at a page does not wait for a photographer's folder. */
const inLine = fewAtOnce(1)

/**
 * Makes what a product page will ask for while nobody waits, one after the other: a style that gets its photographs shows them at
 * once. The better format follows when somebody has asked.
 */
export const makeSizes = (services: Services, picture: string): Promise<void> =>
  inLine(async () => {
    try {
      for (const size of OF_STYLES) {
        const original = await findAssetPicture(services, picture)
        if (original) await services.renditions.rendition(original, size, ['webp'])
      }
    } catch (error) {
      services.log.warn('Sizes of a picture could not be made', { error })
    }
  })
