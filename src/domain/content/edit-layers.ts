import { pathTo, valueAt, withValueAt, type Path } from './content-paths.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/** The layers of one object by their scopes: any, fr, fr-ca. */
export type Layers = Readonly<Record<string, Raw>>

const TEXTS = 'texts'
const GENERAL = 'any'

/** Where a layer speaks of a field: in the item itself, or in its texts about it. Without an id: of the object. */
function placeIn(body: Raw, id: string | undefined, path: Path): Path {
  if (id === undefined) return path
  const own = pathTo(body, id)
  return own ? [...own, ...path] : [TEXTS, id, ...path]
}

const says = (body: Raw | undefined, id: string | undefined, path: Path): boolean =>
  body !== undefined && valueAt(body, placeIn(body, id, path)) !== undefined

/** What one layer says of a field. */
export function fieldIn(layers: Layers, scope: string, id: string | undefined, path: Path): unknown {
  const body = layers[scope]
  return body && valueAt(body, placeIn(body, id, path))
}

/** Of these layers, from the general to the particular, the one whose word counts for a field. */
export const scopeOf = (
  layers: Layers,
  scopes: readonly string[],
  id: string | undefined,
  path: Path,
): string | undefined => scopes.findLast(scope => says(layers[scope], id, path))

export function setField(layers: Layers, scope: string, id: string | undefined, path: Path, value: unknown): Layers {
  const body = layers[scope] ?? {}
  return { ...layers, [scope]: tidied(withValueAt(body, placeIn(body, id, path), value), id) }
}

/** Texts that say nothing any more are not kept. */
function tidied(body: Raw, id: string | undefined): Raw {
  const own = id === undefined ? undefined : valueAt(body, [TEXTS, id])
  return id !== undefined && isRaw(own) && Object.keys(own).length === 0
    ? withValueAt(body, [TEXTS, id], undefined)
    : body
}

type Found = { readonly scope: string; readonly body: Raw; readonly path: Path }

/** The layers that have an item, the general one first. */
const foundIn = (layers: Layers, id: string): readonly Found[] =>
  Object.entries(layers)
    .toSorted(([a], [b]) => Number(b === GENERAL) - Number(a === GENERAL))
    .flatMap(([scope, body]) => {
      const path = pathTo(body, id)
      return path ? [{ scope, body, path }] : []
    })

/** The layer in whose list an item stands. */
function holderOf(layers: Layers, id: string): { scope: string; body: Raw; list: Path; at: number } | undefined {
  for (const { scope, body, path } of foundIn(layers, id)) {
    const at = path.at(-1)
    if (typeof at === 'number') return { scope, body, list: path.slice(0, -1), at }
  }
  return undefined
}

/** Changes the list that an item stands in. */
export function editHolder(
  layers: Layers,
  id: string,
  edit: (list: readonly unknown[], at: number) => readonly unknown[],
): Layers {
  const holder = holderOf(layers, id)
  const list = holder && valueAt(holder.body, holder.list)
  if (!holder || !Array.isArray(list)) return layers
  return { ...layers, [holder.scope]: withValueAt(holder.body, holder.list, edit(list, holder.at)) }
}

export const insertBeside = (layers: Layers, id: string, item: Raw, side: 'before' | 'after'): Layers =>
  editHolder(layers, id, (list, at) => list.toSpliced(side === 'before' ? at : at + 1, 0, item))

/** At the end of a list of the object, or of one of its items. */
export function append(layers: Layers, id: string | undefined, path: Path, item: Raw): Layers {
  const scope = (id === undefined ? undefined : foundIn(layers, id)[0]?.scope) ?? GENERAL
  const body = layers[scope] ?? {}
  const place = placeIn(body, id, path)
  const list = valueAt(body, place)
  return { ...layers, [scope]: withValueAt(body, place, [...(Array.isArray(list) ? list : []), item]) }
}

export function itemOf(layers: Layers, id: string): Raw | undefined {
  const [found] = foundIn(layers, id)
  const item = found && valueAt(found.body, found.path)
  return isRaw(item) ? item : undefined
}

/** An item, with all that any layer says of it and of what it holds. */
export function removeItem(layers: Layers, id: string): Layers {
  const gone = idsIn(itemOf(layers, id))
  const without = editHolder(layers, id, (list, at) => list.toSpliced(at, 1))
  return withoutTexts(without, gone)
}

export const withoutTexts = (layers: Layers, gone: readonly string[]): Layers =>
  mapTexts(layers, texts => Object.fromEntries(Object.entries(texts).filter(([each]) => !gone.includes(each))))

/** A copy behind the original, in all languages; `fresh` makes the ids of what is copied. */
export function duplicateItem(layers: Layers, id: string, fresh: (id: string) => string): Layers {
  const item = itemOf(layers, id)
  if (!item) return layers
  const names = new Map(idsIn(item).map(each => [each, fresh(each)]))
  const copied = insertBeside(layers, id, renamed(item, names), 'after')
  return mapTexts(copied, texts => ({
    ...texts,
    ...Object.fromEntries(
      [...names].flatMap(([old, young]) => (old in texts ? [[young, renamedValue(texts[old], names)]] : [])),
    ),
  }))
}

/** One place up or down in its list, or right before or behind another item, in whatever list that is. */
export const moveItem = (layers: Layers, id: string, by: number): Layers =>
  editHolder(layers, id, (list, at) => {
    const to = Math.min(Math.max(at + by, 0), list.length - 1)
    return list.toSpliced(at, 1).toSpliced(to, 0, list[at])
  })

export function moveBeside(layers: Layers, id: string, target: string, side: 'before' | 'after'): Layers {
  const item = itemOf(layers, id)
  // Nothing moves into itself.
  if (!item || idsIn(item).includes(target)) return layers
  return insertBeside(
    editHolder(layers, id, (list, at) => list.toSpliced(at, 1)),
    target,
    item,
    side,
  )
}

/** To the end of a list, of the object or of one of its items. */
export function moveInto(layers: Layers, id: string, owner: string | undefined, path: Path): Layers {
  const item = itemOf(layers, id)
  if (!item || (owner !== undefined && idsIn(item).includes(owner))) return layers
  return append(
    editHolder(layers, id, (list, at) => list.toSpliced(at, 1)),
    owner,
    path,
    item,
  )
}

/** An item like another, with ids of its own for all that is in it. */
export const copyOf = (item: Raw, fresh: (id: string) => string): Raw =>
  renamed(item, new Map(idsIn(item).map(each => [each, fresh(each)])))

const mapTexts = (layers: Layers, edit: (texts: Raw) => Raw): Layers =>
  Object.fromEntries(
    Object.entries(layers).map(([scope, body]) => {
      const texts = body[TEXTS]
      return [scope, isRaw(texts) ? { ...body, [TEXTS]: edit(texts) } : body]
    }),
  )

export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRaw(value)) return []
  const own = typeof value['id'] === 'string' && typeof value['type'] === 'string' ? [value['id']] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

const renamed = (item: Raw, names: ReadonlyMap<string, string>): Raw =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      key === 'id' && typeof value === 'string' ? (names.get(value) ?? value) : renamedValue(value, names),
    ]),
  )

function renamedValue(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => renamedValue(entry, names))
  return isRaw(value) ? renamed(value, names) : value
}
