import { mediaUrl, PICTURE_SIZES, type PictureSize } from '#domain/media-address.ts'

const CUT: readonly PictureSize[] = ['small', 'card', 'large', 'zoom']
const WIDE: readonly PictureSize[] = ['wide-small', 'wide-medium', 'wide-large']

const candidates = (id: string, sizes: readonly PictureSize[]) =>
  sizes.map(size => `${mediaUrl(id, size)} ${PICTURE_SIZES[size].width * 2}w`).join(', ')

export type PictureSource = { readonly src: string; readonly srcSet: string }

/** A product picture, cut 4 to 5, in every size it is served in. */
export const productSource = (id: string): PictureSource => ({
  src: mediaUrl(id, 'card'),
  srcSet: candidates(id, CUT),
})

/** A picture in its own proportions. */
export const wideSource = (id: string): PictureSource => ({
  src: mediaUrl(id, 'wide-medium'),
  srcSet: candidates(id, WIDE),
})
