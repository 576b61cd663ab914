import type { Sharp } from 'sharp'
import { isPictureKind, type PictureKind } from '#domain/media/picture-kinds.ts'
import type { PictureId } from './picture-layers.ts'

/** How much smaller than its master a kind is shown, and by how much of the picture's height it is moved down. */
type Box = { readonly scale?: number; readonly down?: number }

/**
 * Each kind was photographed for itself. On a shelf, shoes and bags stand on one line, at 68 % of the height from the
 * side, and what hangs takes 80 % of the height or of the width at most, so that nothing touches the frame.
 */
const BOXES: Readonly<Partial<Record<PictureKind, Box>>> = {
  'trail-runner': { down: 0.046 },
  'hiking-boot-mid': { down: -0.034 },
  'winter-boot': { down: -0.054 },
  'skate-low': { down: 0.046 },
  'skate-high': { down: -0.003 },
  'slip-on': { down: 0.046 },
  sandal: { down: 0.046 },
  'casual-shoe': { down: 0.046 },
  duffel: { scale: 0.94, down: -0.008 },
  'shell-jacket': { scale: 0.9, down: -0.02 },
  puffer: { scale: 0.9 },
  fleece: { scale: 0.92 },
  vest: { scale: 0.95, down: 0.01 },
  hoodie: { scale: 0.95, down: -0.01 },
  tee: { down: -0.03 },
  'base-layer': { scale: 0.97, down: -0.016 },
  pants: { scale: 0.88 },
  shorts: { scale: 0.94, down: -0.03 },
  backpack: { scale: 0.98, down: 0.02 },
}

/** Close views and those from above show a part of a thing: it stands nowhere. */
const WHOLE = new Set(['side', 'front', 'quarter', 'back'])

/** The same picture with its subject where others of the shelf have theirs. What is uncovered continues the ground. */
export function inItsBox(picture: Sharp, { kind, view }: PictureId, size: { width: number; height: number }): Sharp {
  const { scale = 1, down = 0 } = (isPictureKind(kind) && WHOLE.has(view) ? BOXES[kind] : undefined) ?? {}
  const { width, height } = size
  const inner = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const left = Math.round((width - inner.width) / 2)
  const top = Math.round((height - inner.height) / 2 + height * down)
  const below = height - inner.height - top
  // Cut first, in the master's own pixels: what sharp cuts after resizing, it cuts after extending too.
  const over = Math.round(Math.max(0, -top) / scale)
  const under = Math.round(Math.max(0, -below) / scale)
  return picture
    .extract({ left: 0, top: over, width, height: height - over - under })
    .resize({ width: inner.width, height: height - Math.max(0, top) - Math.max(0, below), fit: 'fill' })
    .extend({
      top: Math.max(0, top),
      bottom: Math.max(0, below),
      left,
      right: width - inner.width - left,
      extendWith: 'copy',
    })
}
