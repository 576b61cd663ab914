import { LANGUAGES } from '../sites/sites.ts'
import type { Text } from '../sites/texts.ts'
import type { Path } from './content-paths.ts'
import { fieldIn, setField, type Layers } from './edit-layers.ts'
import { isRaw } from './merge-layers.ts'

export type PlacedPicture = { readonly id: string; readonly width: number; readonly height: number }
export type PlacedFilm = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly duration: number
  /** The picture it is known by, where nothing stands in its place yet. */
  readonly poster?: string
}
export type Alts = Readonly<Partial<Text>>

const GENERAL = 'any'

/** The layers over one: of `fr` those of its countries, of the general one all. */
const isOver = (scope: string, below: string) => below === GENERAL || scope === below || scope.startsWith(`${below}-`)

/** Layers that speak of what stands there, and have nothing of their own in its place. */
function speaking(layers: Layers, scope: string, item: string | undefined, path: Path): string[] {
  const ownIn = (each: string) =>
    ['id', 'sources'].some(key => fieldIn(layers, each, item, [...path, key]) !== undefined)
  return Object.keys(layers).filter(
    each => isOver(each, scope) && fieldIn(layers, each, item, path) !== undefined && (each === scope || !ownIn(each)),
  )
}

/** The words for it go with the picture: those of the one before are wrong now. Without words it only decorates. */
export function placePicture(
  layers: Layers,
  scope: string,
  item: string | undefined,
  path: Path,
  { id, width, height }: PlacedPicture,
  alts: Alts,
): Layers {
  const cleared = takeMediaAway(layers, scope, item, path)
  const alt =
    scope === GENERAL
      ? ''
      : (LANGUAGES.map(each => (isOver(scope, each) ? alts[each] : undefined)).find(text => text !== undefined) ?? '')
  const placed = setField(cleared, scope, item, path, { kind: 'picture', id, alt, width, height })
  if (scope !== GENERAL) return placed
  return LANGUAGES.reduce((known, language) => {
    const text = alts[language]
    return text === undefined ? known : setField(known, language, item, [...path, 'alt'], text)
  }, placed)
}

/** A picture that stood there becomes the poster, before the film's own; a film that stood there leaves its poster and its words behind. */
export function placeFilm(
  layers: Layers,
  scope: string,
  item: string | undefined,
  path: Path,
  { src, width, height, duration, poster }: PlacedFilm,
): Layers {
  const film = { kind: 'video', sources: [{ src, type: 'video/mp4' }], width, height, duration }
  const turned = [...new Set([...speaking(layers, scope, item, path), scope])].reduce((known, each) => {
    const said = fieldIn(known, each, item, path)
    if (!isRaw(said) || 'poster' in said || 'sources' in said || 'description' in said) return known
    const { kind: _, ...picture } = said
    return setField(known, each, item, path, { poster: each === scope ? { kind: 'picture', ...picture } : picture })
  }, layers)
  const known = fieldIn(turned, scope, item, path)
  const own = poster === undefined ? {} : { poster: { kind: 'picture', id: poster, alt: '', width, height } }
  return setField(turned, scope, item, path, { ...own, ...(isRaw(known) ? known : {}), ...film })
}

/** What a layer says of a place is gone, and the objects on the way there that say nothing more. */
function cleaned(layers: Layers, scope: string, item: string | undefined, path: Path): Layers {
  const without = setField(layers, scope, item, path, undefined)
  const outer = path.slice(0, -1)
  const left = outer.length === 0 ? undefined : fieldIn(without, scope, item, outer)
  const isEmpty = isRaw(left) && Object.keys(left).length === 0 && typeof outer.at(-1) === 'string'
  return isEmpty ? cleaned(without, scope, item, outer) : without
}

/** With the words that layers over it have for it. */
export const takeMediaAway = (layers: Layers, scope: string, item: string | undefined, path: Path): Layers =>
  speaking(layers, scope, item, path).reduce((known, each) => cleaned(known, each, item, path), layers)
