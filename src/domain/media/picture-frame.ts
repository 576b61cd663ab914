import { CENTRE, focalCrop } from '../assets/focal-crop.ts'
import { PICTURE_SIZES, type PictureSize } from './media-address.ts'

export type Pixels = { readonly width: number; readonly height: number }

/** How large a picture is made, and by what name that is known: sizes that come out alike have one. */
export type PictureFrame = { readonly name: string; readonly width: number; readonly height: number | undefined }

/** Twice the pixels it takes on the page, but never more than there are of it: larger ones only weigh more. */
export function frameOf(size: PictureSize, whole?: Pixels): PictureFrame {
  const { width, height } = PICTURE_SIZES[size]
  const asked = { name: size, width: width * 2, height: height === undefined ? undefined : height * 2 }
  if (!whole) return asked
  if (height === undefined) return whole.width < asked.width ? named(whole.width, undefined) : asked
  const crop = focalCrop(whole.width, whole.height, width / height, CENTRE)
  return crop.width < asked.width ? named(crop.width, crop.height) : asked
}

const named = (width: number, height: number | undefined): PictureFrame => ({
  name: `${width}x${height ?? ''}`,
  width,
  height,
})
