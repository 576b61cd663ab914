const LONGEST_EDGE = 2000
const QUALITY = 0.85

/** A picture as the service takes it: small enough to travel, without what the camera wrote into it. Undefined when it is none. */
export async function readPictureFile(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    if (error instanceof DOMException) return undefined
    throw error
  })
  if (!bitmap) return undefined
  const shrink = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * shrink)
  canvas.height = Math.round(bitmap.height * shrink)
  const paper = canvas.getContext('2d')
  if (!paper) return undefined
  // A JPEG has no holes: what is left open would turn black.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY).split(',')[1]
}
