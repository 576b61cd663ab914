import { PICTURE_SIZES, type PictureSize } from '#domain/media/media-address.ts'
import { pictureUrl } from './picture-url.ts'

/** Products stand in 4:5 on the same ground; scenes keep their own proportions. */
export type PictureShape = 'product' | 'scene'

const RENDITIONS = {
  product: ['small', 'card', 'large', 'zoom'],
  scene: ['wide-small', 'wide-medium', 'wide-large'],
} as const satisfies Record<PictureShape, readonly PictureSize[]>

const DEFAULTS = { product: 'card', scene: 'wide-medium' } as const satisfies Record<PictureShape, PictureSize>

export type PictureSources = { src: string; srcSet: string }

/** Every rendition of a picture with its real width in pixels: twice what it takes on the page. */
export const pictureSources = (id: string, shape: PictureShape): PictureSources => ({
  src: pictureUrl(id, DEFAULTS[shape]),
  srcSet: RENDITIONS[shape].map(size => `${pictureUrl(id, size)} ${PICTURE_SIZES[size].width * 2}w`).join(', '),
})
