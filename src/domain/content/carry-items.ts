import { append, copyOf, insertBeside, itemOf, idsIn, type Layers } from './edit-layers.ts'
import type { Path } from './content-paths.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/** An item on its way to another page: itself, and what each layer says of it and of all that is in it. */
export type Carried = { readonly item: Raw; readonly texts: Readonly<Record<string, Raw>> }

export type Place = { readonly after: string } | { readonly owner: string | undefined; readonly path: Path }

export function takeAlong(layers: Layers, id: string): Carried | undefined {
  const item = itemOf(layers, id)
  if (!item) return undefined
  const ids = new Set(idsIn(item))
  const texts = Object.entries(layers).flatMap(([scope, body]) => {
    const own = Object.entries(isRaw(body['texts']) ? body['texts'] : {}).filter(([each]) => ids.has(each))
    return own.length === 0 ? [] : [[scope, Object.fromEntries(own)] as const]
  })
  return { item, texts: Object.fromEntries(texts) }
}

/** Puts it down in all its languages, with ids of its own: it may stand on the same page already. */
export function putDown(
  layers: Layers,
  place: Place,
  { item, texts }: Carried,
  fresh: (id: string) => string,
): { readonly layers: Layers; readonly id: string | undefined } {
  const names = new Map(idsIn(item).map(id => [id, fresh(id)]))
  const renamed = copyOf(item, id => names.get(id) ?? id)
  const placed =
    'after' in place
      ? insertBeside(layers, place.after, renamed, 'after')
      : append(layers, place.owner, place.path, renamed)
  const spoken = Object.entries(texts).reduce<Layers>((all, [scope, said]) => {
    const body = all[scope] ?? {}
    const own = Object.entries(said).map(([id, words]) => [
      names.get(id) ?? id,
      isRaw(words) ? copyOf(words, each => names.get(each) ?? each) : words,
    ])
    const known = isRaw(body['texts']) ? body['texts'] : {}
    return { ...all, [scope]: { ...body, texts: { ...known, ...Object.fromEntries(own) } } }
  }, placed)
  const id = renamed['id']
  return { layers: spoken, id: typeof id === 'string' ? id : undefined }
}

export const isCarried = (value: unknown): value is Carried =>
  isRaw(value) &&
  isRaw(value['item']) &&
  typeof value['item']['id'] === 'string' &&
  typeof value['item']['type'] === 'string' &&
  isRaw(value['texts']) &&
  Object.values(value['texts']).every(isRaw)
