import type { Random } from '../random.ts'
import type { Text } from '../text.ts'
import { textOf } from '../text.ts'
import type { Kind } from './kind.ts'
import { viewsOf } from './kinds.ts'
import { SHADES, TRIMS } from './palette.ts'

export type ColourRow = {
  readonly id: string
  readonly style_id: string
  readonly names: Text
  readonly family: string
  readonly hexes: readonly string[]
  readonly media_ids: readonly string[]
  readonly position: number
}

/** Three to six colours, no two of one style alike; the first is never loud. */
export function coloursOf(styleId: string, code: string, kind: Kind, random: Random): ColourRow[] {
  const quiet = SHADES.filter(({ family }) => ['black', 'gray', 'green', 'blue', 'beige'].includes(family))
  const first = random.pick(quiet)
  const others = SHADES.filter(shade => shade !== first)
  const count =
    kind.id === 'gift-card'
      ? 3
      : random.weighted([
          [3, 2],
          [4, 4],
          [5, 3],
          [6, 2],
        ])
  return [first, ...random.sample(others, count - 1)].map((shade, position) => {
    const accent = random.pick(others.filter(other => other.family !== shade.family))
    const id = `${code}${shade.code}`
    return {
      id,
      style_id: styleId,
      names: textOf(shade.names),
      family: shade.family,
      hexes: [shade.hex, accent.hex, random.pick(TRIMS)],
      media_ids: viewsOf(kind).map(view => `${id}-${view}`),
      position,
    }
  })
}
