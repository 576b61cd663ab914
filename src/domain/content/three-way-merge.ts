import { byId, isSame } from './content-diff.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/** Both sides changed the same field, and not to the same. */
export type Conflict = { readonly path: readonly string[]; readonly mine: unknown; readonly theirs: unknown }

/** What a layer says of items: whoever takes all of it away means the words that were there. */
const TEXTS = 'texts'

/** One side took it away and the other had changed it: it stays. */
type Kept = { readonly item: Raw; readonly takenBy: 'me' | 'them' }

export type Merged = { readonly body: Raw; readonly conflicts: readonly Conflict[]; readonly kept: readonly Kept[] }

type Told = { readonly conflicts: Conflict[]; readonly kept: Kept[] }

/** Both changes of one object, field by field. Where both changed the same field, mine stays and the conflict is told. */
export function mergeChanges(base: Raw, mine: Raw, theirs: Raw): Merged {
  const told: Told = { conflicts: [], kept: [] }
  return { body: ofObjects([], base, mine, theirs, told), ...told }
}

function merged(path: readonly string[], base: unknown, mine: unknown, theirs: unknown, told: Told): unknown {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine
  if (isSame(base, mine)) return theirs
  const [own, other] = path[0] === TEXTS ? [mine ?? {}, theirs ?? {}] : [mine, theirs]
  if (isRaw(own) && isRaw(other)) return ofObjects(path, isRaw(base) ? base : {}, own, other, told)
  if (Array.isArray(mine) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined))
    return ofLists(path, base ?? [], mine, theirs, told)
  told.conflicts.push({ path, mine, theirs })
  return mine
}

function ofObjects(path: readonly string[], base: Raw, mine: Raw, theirs: Raw, told: Told): Raw {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const joined = keys.map(key => [key, merged([...path, key], base[key], mine[key], theirs[key], told)] as const)
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined))
}

function ofLists(
  path: readonly string[],
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  told: Told,
): readonly unknown[] {
  const [old, own, other] = [byId(base), byId(mine), byId(theirs)]
  if (old && own && other) return ofEntries(path, old, own, other, told)
  if (mine.length >= base.length && theirs.length >= base.length) return ofPlaces(path, base, mine, theirs, told)
  told.conflicts.push({ path, mine, theirs })
  return mine
}

/** Entries without a name, of which none was taken away: each by its place, and what either added. */
function ofPlaces(
  path: readonly string[],
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  told: Told,
): readonly unknown[] {
  const at = (place: number) => merged([...path, String(place + 1)], base[place], mine[place], theirs[place], told)
  // Words of a layer are said of the entry that stands at their place; anything else that is new stands for itself.
  const shared = path[0] === TEXTS ? Math.max(mine.length, theirs.length) : base.length
  const added = mine.slice(shared)
  const others = theirs.slice(shared).filter(each => !added.some(own => isSame(own, each)))
  return [...Array.from({ length: shared }, (_, place) => at(place)), ...added, ...others]
}

type Entries = ReadonlyMap<string, Raw>

/** In the order of whoever changed it; mine where both did. What the other side added stands behind what it stood behind. */
function ofEntries(
  path: readonly string[],
  base: Entries,
  mine: Entries,
  theirs: Entries,
  told: Told,
): readonly unknown[] {
  const stays = (id: string) => {
    if (!base.has(id)) return true
    const [own, other] = [mine.get(id), theirs.get(id)]
    if (own && other) return true
    // Taken away by one side: it stays only if the other has changed it meanwhile.
    const left = own ?? other
    if (left === undefined || isSame(base.get(id), left)) return false
    told.kept.push({ item: left, takenBy: own ? 'them' : 'me' })
    return true
  }
  const iMoved = !sameOrder(base, mine)
  const [leading, following] = iMoved ? [mine, theirs] : [theirs, mine]
  const order = [...leading.keys()]
  let before: string | undefined
  for (const id of following.keys()) {
    if (!order.includes(id)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    before = id
  }
  return order.filter(stays).map(id => {
    const [own, other] = [mine.get(id), theirs.get(id)]
    return own && other ? merged([...path, id], base.get(id), own, other, told) : (own ?? other)
  })
}

function sameOrder(base: Entries, side: Entries): boolean {
  const kept = [...base.keys()].filter(id => side.has(id))
  const now = [...side.keys()].filter(id => base.has(id))
  return kept.every((id, at) => now[at] === id)
}
