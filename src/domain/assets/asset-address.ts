/** The picture of an asset as content and products name it. The mark stands for what is seen: other pixels, another address. */
export const assetPicture = (id: string, mark: string): string => `assets/${id}/${mark}`

const PICTURE = /^assets\/(ast_[a-z0-9]{12})(?:\/([a-f0-9]{16}))?$/

/** Which asset a picture's name means; without a mark, it as it is now. */
export function assetInPicture(pictureId: string): { id: string; mark: string | undefined } | undefined {
  const [, id, mark] = PICTURE.exec(pictureId) ?? []
  return id === undefined ? undefined : { id, mark }
}

/** Where a film or a drawing is fetched as it is. */
export const assetFileUrl = (id: string, mark: string, kind: string): string => `/media/files/${id}/${mark}.${kind}`
