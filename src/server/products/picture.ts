import type { Picture } from '#contract/content/content-media.ts'

/** Masters of product pictures are all cut alike. */
const WIDTH = 1600
const HEIGHT = 2000

export const productPicture = (id: string, alt: string): Picture => ({
  kind: 'picture',
  id,
  alt,
  width: WIDTH,
  height: HEIGHT,
})

/** Shown when a colour has no picture yet: /media answers unknown ids with a neutral one. */
const MISSING = 'missing'
export const firstPicture = (media: readonly string[], alt: string): Picture => productPicture(media[0] ?? MISSING, alt)
