/** What a scanner needs around it to see where it ends. */
const QUIET = 4

export type QrCode = { size: number; path: string }

/** The dark squares of a QR code as the path of an SVG, each of them one unit wide. */
export async function qrCodeOf(text: string): Promise<QrCode> {
  // Loaded when somebody is invited: it is large.
  const { default: bwip } = await import('bwip-js/node')
  const [symbol] = bwip.raw({ bcid: 'qrcode', text })
  if (!symbol || !('pixs' in symbol)) throw new Error('a QR code has squares')
  const { pixs, pixx: width, pixy: height } = symbol
  const rows = Array.from({ length: height }, (_, y) => pixs.slice(y * width, (y + 1) * width).join(''))
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index + QUIET} ${y + QUIET}h${length}v1h-${length}z`,
    ),
  )
  return { size: width + 2 * QUIET, path: runs.join('') }
}
