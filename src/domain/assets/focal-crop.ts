export type FocalPoint = { readonly x: number; readonly y: number }
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/** The largest part of a picture in these proportions, with what matters as near to its middle as the edges allow. */
export function focalCrop(width: number, height: number, ratio: number, { x, y }: FocalPoint): Box {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)))
  const start = (whole: number, part: number, at: number) =>
    Math.min(whole - part, Math.max(0, Math.round(whole * at - part / 2)))
  return { left: start(width, wide, x), top: start(height, high, y), width: wide, height: high }
}
