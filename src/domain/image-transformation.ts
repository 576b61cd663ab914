export const IMAGE_QUALITY = 50
export const IMAGE_SHARPEN = 60
export const IMAGE_FORMAT = 'auto'
export const IMAGE_DEVICE_PIXEL_RATIO = '2.0'

export type ImageSize = { readonly width?: number | undefined; readonly height?: number | undefined }

/** Width and height are doubled, so that a picture is sharp on screens of two device pixels per pixel. */
export function imageParameters({ width, height }: ImageSize, sharpen: number = IMAGE_SHARPEN): URLSearchParams {
  const parameters = new URLSearchParams()
  if (width !== undefined) parameters.set('w', String(Math.round(width * 2)))
  if (height !== undefined) parameters.set('h', String(Math.round(height * 2)))
  parameters.set('q', String(IMAGE_QUALITY))
  parameters.set('sharpen', String(sharpen))
  parameters.set('f', IMAGE_FORMAT)
  parameters.set('dpr', IMAGE_DEVICE_PIXEL_RATIO)
  return parameters
}

/** Also for addresses without a host; parameters of ours that the address already carries are replaced. */
export function transformedImageUrl(url: string, size: ImageSize, sharpen?: number): string {
  if (url === '') return ''
  const [address = '', fragment] = url.split('#')
  const [path = '', query = ''] = address.split('?')
  const merged = new URLSearchParams(query)
  for (const [name, value] of imageParameters(size, sharpen)) merged.set(name, value)
  return `${path}?${merged}${fragment === undefined ? '' : `#${fragment}`}`
}
