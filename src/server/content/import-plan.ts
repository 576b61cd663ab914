import { differencesBetween, isSame, type Difference } from '#domain/content/content-diff.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { problemsOf, type ContentProblem } from './check-content.ts'
import type { FileLayer } from './content-files.ts'
import { ContentRefused, type FileProblem } from './content-refused.ts'
import { lineOf } from './json-lines.ts'
import type { Layer } from './layer.ts'
import { draftOver, liveAt, place, type Placed, type RebaseConflict, type Version } from './placing.ts'
import { findVersions, keepObjects, writeVersions, type Ask, type StoredVersion } from './versions.queries.ts'
import { findInWork, isPublishedSince, keepInWork } from './working-files.ts'

/** Content goes live at once unless it says when. */
export const START = new Date('2026-01-01T00:00:00Z')

type Key = Pick<Layer, 'slug' | 'scope'>
const keyOf = ({ slug, scope }: Key) => `${scope} ${slug}`

/** All versions of the objects that an import speaks of, and what is being written of them. */
export class History {
  readonly #versions: readonly StoredVersion[]
  readonly #byLayer: ReadonlyMap<string, readonly StoredVersion[]>

  readonly #working: ReadonlyMap<string, Raw>

  constructor(versions: readonly StoredVersion[], working: readonly (Key & { readonly body: Raw })[]) {
    this.#versions = versions
    this.#working = new Map(working.map(each => [keyOf(each), each.body]))
    this.#byLayer = Map.groupBy(versions, keyOf)
  }

  static async read(ask: Ask, layers: readonly Key[]): Promise<History> {
    const slugs = [...new Set(layers.map(({ slug }) => slug))]
    const versions = await findVersions(ask, slugs)
    return new History(versions, await findInWork(ask, versions, new Date(), slugs))
  }

  workingOf(layer: Key): { readonly body: Raw; readonly expireAt: null } | undefined {
    const body = this.#working.get(keyOf(layer))
    return body && { body, expireAt: null }
  }

  of(layer: Key): readonly StoredVersion[] {
    return this.#byLayer.get(keyOf(layer)) ?? []
  }

  /** What is live of an object, layer by layer. */
  liveLayers(slug: string, at: Date): [scope: string, body: Raw][] {
    const scopes = new Set(this.#versions.filter(each => each.slug === slug).map(({ scope }) => scope))
    return [...scopes].flatMap(scope => {
      const live = liveAt(this.of({ slug, scope }), at)
      return live ? [[scope, live.body]] : []
    })
  }
}

/** A file that says something new, and what it takes the place of. */
export type Change<L extends Layer = Layer> = { readonly layer: L; readonly differences: readonly Difference[] }

export const changesOf = <L extends Layer>(history: History, layers: readonly L[], now = new Date()): Change<L>[] =>
  layers.flatMap(layer => {
    if (layer.working && isPublishedSince(history.of(layer), layer)) return []
    const known = layer.working ? history.workingOf(layer) : knownFor(history.of(layer), layer, now)
    const isKnown = known && isSame(known.body, layer.body) && sameTime(known.expireAt, layer.expireAt)
    return isKnown ? [] : [{ layer, differences: differencesBetween(known?.body ?? {}, layer.body) }]
  })

const sameTime = (a: Date | null, b: Date | undefined) => a?.getTime() === b?.getTime()

/** What is stored of what the file speaks of: the draft, what is scheduled for its moment, or else what is live. */
function knownFor(
  versions: readonly Version[],
  { publishAt = START, expireAt }: Layer,
  now: Date,
): Version | undefined {
  if (publishAt === null) return draftOver(versions, now)
  if (publishAt <= now && (expireAt === undefined || expireAt > now)) return liveAt(versions, now)
  return versions.findLast(each => each.publishAt?.getTime() === publishAt.getTime())
}

/**
 * The changes, unless a page would leave something of them out: then none of them. What is being written is checked when
 * somebody publishes it.
 */
export function checked(
  history: History,
  layers: readonly FileLayer[],
  changes: readonly Change<FileLayer>[],
  now = new Date(),
): readonly Change<FileLayer>[] {
  const isLater = ({ publishAt = START }: Layer) => publishAt === null || publishAt > now
  const isTimed = ({ working }: Layer) => !working
  const bySlug = Map.groupBy(layers.filter(isTimed), ({ slug }) => slug)
  const timed = changes.filter(({ layer }) => isTimed(layer))
  const problems = [...Map.groupBy(timed, ({ layer }) => layer.slug)].flatMap(([slug, changed]) => {
    const files = bySlug.get(slug) ?? []
    const live = new Map([...history.liveLayers(slug, now), ...bodiesOf(files.filter(each => !isLater(each)))])
    // What comes at one moment comes together; what is begun, too.
    const moments = Map.groupBy(changed, ({ layer }) =>
      isLater(layer) ? (layer.publishAt?.getTime() ?? 'draft') : 'live',
    )
    return [...moments.values()].flatMap(together => {
      const own = together.map(({ layer }) => layer)
      return problemsOf({ slug, layers: new Map([...live, ...bodiesOf(own)]) }).flatMap(problem => inFile(own, problem))
    })
  })
  if (problems.length > 0) throw new ContentRefused(problems)
  return changes
}

const bodiesOf = (layers: readonly Layer[]) => layers.map(({ scope, body }) => [scope, body] as const)

/** What was wrong before in a layer that this import does not touch is not its fault. */
function inFile(files: readonly FileLayer[], { scope, path, id, message }: ContentProblem): FileProblem[] {
  const file = files.find(each => each.scope === scope)
  return file ? [{ file: file.file, line: lineOf(file.text, path), path, message: `${message} (${id})` }] : []
}

export type Imported = {
  readonly changes: readonly Change[]
  /** What a scheduled version and a file that goes live before it both changed. */
  readonly conflicts: readonly (RebaseConflict & Key)[]
}

export async function store(
  ask: Ask,
  history: History,
  layers: readonly Layer[],
  changes: readonly Change[],
  now = new Date(),
): Promise<Imported> {
  const timed = changes.filter(({ layer }) => !layer.working)
  const placed = [...Map.groupBy(timed, ({ layer }) => keyOf(layer)).values()].flatMap(own => {
    const [first] = own
    return first
      ? [
          {
            ...keyIn(first.layer),
            ...placeAll(
              history.of(first.layer),
              own.map(({ layer }) => layer),
              now,
            ),
          },
        ]
      : []
  })
  const general = layers.filter(({ scope, publishAt, working }) => scope === 'any' && publishAt !== null && !working)
  const positions = new Map(general.map(({ slug, body }) => [slug, Number(body['position'] ?? 0)]))
  const slugs = [...new Set(layers.map(({ slug }) => slug))]
  await keepObjects(
    ask,
    slugs.map(slug => ({ slug, position: positions.get(slug) })),
  )
  await writeVersions(ask, placed)
  await keepInWork(
    ask,
    changes.flatMap(({ layer }) => (layer.working ? [layer] : [])),
    now,
  )
  return {
    changes,
    conflicts: placed.flatMap(({ slug, scope, conflicts }) => conflicts.map(each => ({ ...each, slug, scope }))),
  }
}

const keyIn = ({ slug, scope }: Key): Key => ({ slug, scope })

/** Several files of one layer, one after the other: what is live first, so that what comes later stands on it. */
function placeAll(versions: readonly Version[], layers: readonly Layer[], now: Date): Placed {
  const whenOf = ({ publishAt = START }: Layer) => publishAt?.getTime() ?? Infinity
  let known = versions
  const conflicts: RebaseConflict[] = []
  for (const { body, publishAt = START, expireAt = null } of layers.toSorted((a, b) => whenOf(a) - whenOf(b))) {
    const { removed, added, conflicts: told } = place(known, { body, publishAt, expireAt }, now)
    known = [...known.filter(({ version }) => !removed.includes(version)), ...added]
    conflicts.push(...told)
  }
  return {
    removed: versions.filter(each => !known.includes(each)).map(({ version }) => version),
    added: known.filter(each => !versions.includes(each)),
    conflicts,
  }
}
