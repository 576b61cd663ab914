import { DEFAULT_MEDIA_BASE, isPictureId, mediaUrl, type PictureSize } from '#domain/media/media-address.ts'

let base: string | undefined

/** The server is told once where pictures come from; a browser reads it off the document. */
export const takePicturesFrom = (address: string): void => {
  base = address
}

export const picturesFrom = (): string =>
  (base ??= globalThis.document?.documentElement.dataset['media'] ?? DEFAULT_MEDIA_BASE)

export function pictureUrl(id: string, size: PictureSize): string {
  if (!isPictureId(id)) console.warn('This is no id of a picture', { id })
  return mediaUrl(id, size, picturesFrom())
}
