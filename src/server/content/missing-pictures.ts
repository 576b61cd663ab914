import { reason } from '#contract/content/content-reasons.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import type { ContentProblem } from './check-content.ts'
import { namedIn } from './with-assets.ts'
import type { WorkingLayer } from './working.queries.ts'

type Holder = Pick<ContentProblem, 'component' | 'id'>
type Found = Holder & Pick<ContentProblem, 'path'>

/** Pictures that somebody took out of the library before this was kept; what visitors see already is not asked about. */
export function missingPictures(
  slug: string,
  { scope, body, pictures }: Pick<WorkingLayer, 'scope' | 'body' | 'pictures'>,
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const known = new Set(pictures.map(each => each.split(' ')[0]))
  const isMissing = (text: string) => namedIn(text).some(id => !known.has(id) && !shown.has(id))
  return find(body, { component: 'picture', id: slug }, [], isMissing).map(found => ({
    scope,
    ...found,
    message: 'it is not in the library any more',
    reason: reason('notInLibrary'),
  }))
}

function find(
  value: unknown,
  holder: Holder,
  path: readonly PropertyKey[],
  isMissing: (text: string) => boolean,
): Found[] {
  if (typeof value === 'string') return isMissing(value) ? [{ ...holder, path }] : []
  if (Array.isArray(value)) return value.flatMap((each, at) => find(each, holder, [...path, at], isMissing))
  if (!isRaw(value)) return []
  const { type, id } = value
  const inside = typeof type === 'string' && typeof id === 'string' ? { component: type, id } : holder
  return Object.entries(value).flatMap(([key, each]) => find(each, inside, [...path, key], isMissing))
}
