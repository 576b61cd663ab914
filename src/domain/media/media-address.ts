export const IMAGE_QUALITY = 50
export const IMAGE_SHARPEN = 60
const IMAGE_FORMAT = 'auto'
const IMAGE_DEVICE_PIXEL_RATIO = '2.0'

/** Sizes in which pictures are shown, in pixels of the page. Only these are served: nobody can ask for a million others. */
export const PICTURE_SIZES = {
  swatch: { width: 48, height: 60 },
  thumb: { width: 96, height: 120 },
  small: { width: 200, height: 250 },
  card: { width: 360, height: 450 },
  large: { width: 600, height: 750 },
  zoom: { width: 1000, height: 1250 },
  'wide-small': { width: 420, height: undefined },
  'wide-medium': { width: 840, height: undefined },
  'wide-large': { width: 1440, height: undefined },
  social: { width: 600, height: 315 },
} as const satisfies Record<string, { width: number; height: number | undefined }>

export type PictureSize = keyof typeof PICTURE_SIZES

/** The picture in twice as many pixels as it takes on the page, in the words that image services understand. */
export function transformationOf(size: PictureSize): string {
  const { width, height } = PICTURE_SIZES[size]
  const parts = [
    `w_${width * 2}`,
    ...(height === undefined ? [] : [`h_${height * 2}`]),
    `q_${IMAGE_QUALITY}`,
    `e_sharpen:${IMAGE_SHARPEN}`,
    `f_${IMAGE_FORMAT}`,
    `dpr_${IMAGE_DEVICE_PIXEL_RATIO}`,
  ]
  return parts.join(',')
}

const SIZES_BY_TRANSFORMATION = new Map<string, PictureSize>(
  Object.keys(PICTURE_SIZES).flatMap(name => (isPictureSize(name) ? [[transformationOf(name), name]] : [])),
)

export function isPictureSize(name: string): name is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, name)
}

/** The size that an address asks for, by name or written out. */
export const findPictureSize = (segment: string): PictureSize | undefined =>
  isPictureSize(segment) ? segment : SIZES_BY_TRANSFORMATION.get(segment)

export const DEFAULT_MEDIA_BASE = '/media'

/**
 * `base` is our own /media or an image service that takes over. What is no id of a picture is given back as it is, empty
 * or not: a broken entry must not take the page with it.
 */
export const mediaUrl = (id: string, size: PictureSize, base: string): string =>
  isPictureId(id) ? `${base}/${transformationOf(size)}/${id.split('/').map(encodeURIComponent).join('/')}` : id

/** An id is not empty, no address of its own, and can be written into one. */
export const isPictureId = (id: string): boolean =>
  id !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(id) && id.isWellFormed()
