import { readEan } from '#domain/stock/read-ean.ts'

type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
declare global {
  var BarcodeDetector: (new (options: { formats: readonly string[] }) => Detector) | undefined
}

const FORMATS = ['ean_13', 'upc_a', 'code_128'] as const
/** Enough for a label at arm's length, and read within a moment. */
const MOST_WIDE = 960

/** What the camera shows is read by the browser where it can. Safari and Firefox cannot: there by the shop's own, EAN and UPC alone. */
export function codesBefore(video: HTMLVideoElement): () => Promise<readonly string[]> {
  let detector = globalThis.BarcodeDetector && new globalThis.BarcodeDetector({ formats: FORMATS })
  const canvas = document.createElement('canvas')
  const own = () => {
    const code = codeOn(canvas, video)
    return code === undefined ? [] : [code]
  }
  return async () => {
    if (!detector) return own()
    try {
      return (await detector.detect(video)).map(({ rawValue }) => rawValue)
    } catch {
      // Some phones have the name, and nothing behind it.
      detector = undefined
      return own()
    }
  }
}

function codeOn(canvas: HTMLCanvasElement, video: HTMLVideoElement): string | undefined {
  if (video.videoWidth === 0) return undefined
  const scale = Math.min(1, MOST_WIDE / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawn) return undefined
  drawn.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = drawn.getImageData(0, 0, canvas.width, canvas.height)
  // Green alone is nearly as light as all colours together.
  const light = Uint8ClampedArray.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0)
  return readEan({ width, height, light })
}
