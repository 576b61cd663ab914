import { Section } from './content.entities.ts'
import { SectionItem } from './content-sections.ts'
import { reason, reasonOfIssue, type Reason } from './content-reasons.ts'
import type { SectionType } from './content-section-types.ts'

export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly reason?: Reason }
/** As a schema tells it. */
type Found = Issue & { readonly code?: unknown }
/** With a name for why, whoever told it. */
type Named = Issue & { readonly reason: Reason }

/** Why an object is left out: in words for the log, and field by field for whoever can mend it. */
export type ItemProblem = { component: string; id: string; message: string; issues: readonly Named[] }
export type ParsedItem = { item: SectionItem | undefined; problems: ItemProblem[] }

// Where a kind holds further items. A dot steps into the objects of a list.
export const NESTED_ITEMS: { readonly [T in SectionType]?: readonly string[] } = {
  carousel: ['items'],
  'filter-by': ['items'],
  segmentation: ['segments.targets', 'baselines'],
  experiment: ['variants.targets', 'baselines'],
  'personalisation-experience': ['variants.targets', 'baselines'],
  'promo-bar': ['messages'],
  'mega-menu-l1': ['columns.children', 'visualSelectors'],
  'mega-menu-l2': ['children'],
  'mega-menu-mobile': ['items'],
}
const MAX_DEPTH = 8

type Raw = Record<string, unknown>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : 'unknown')
const nestedOf = (type: unknown): readonly string[] =>
  Object.entries(NESTED_ITEMS).find(([name]) => name === type)?.[1] ?? []

/** Reads one content object. What is wrong inside a container is left out of it; its neighbours stay. */
export const parseSectionItem = (value: unknown): ParsedItem => parseAt(value, 0)

type ReadItem = (value: unknown) => ParsedItem

export function parseSectionItems(
  values: readonly unknown[],
  read: ReadItem = parseSectionItem,
): { items: SectionItem[]; problems: ItemProblem[] } {
  const parsed = values.map(value => read(value))
  return {
    items: parsed.flatMap(({ item }) => (item ? [item] : [])),
    problems: parsed.flatMap(({ problems }) => problems),
  }
}

/** Reads a section with as many of its items as can be read. */
export function parseSection(
  value: unknown,
  read?: ReadItem,
): { section: Section | undefined; problems: ItemProblem[] } {
  if (!isRaw(value) || !Array.isArray(value['items']))
    return {
      section: undefined,
      problems: [problemOf('section', 'unknown', [whole('A section holds items', reason('missing'))])],
    }
  const { items, problems } = parseSectionItems(value['items'], read)
  const head = Section.omit({ items: true }).safeParse(value)
  if (head.success) return { section: { ...head.data, items }, problems }
  const id = textOf(value['name'])
  return { section: undefined, problems: [...problems, problemOf('section', id, head.error.issues)] }
}

function parseAt(value: unknown, depth: number): ParsedItem {
  if (!isRaw(value)) return refused({}, [whole('A content object is an object', reason('wrongKind'))])
  if (depth > MAX_DEPTH) return refused(value, [whole(`Items are nested at most ${MAX_DEPTH} deep`, reason('tooDeep'))])
  const problems: ItemProblem[] = []
  const kept = nestedOf(value['type']).reduce((raw, path) => withReadable(raw, path.split('.'), depth, problems), value)
  const result = SectionItem.safeParse(kept)
  if (result.success) return { item: result.data, problems }
  problems.push(...refused(value, result.error.issues).problems)
  const rest = withoutUnreadable(kept, result.error.issues)
  return { item: rest && SectionItem.safeParse(rest).data, problems }
}

const whole = (message: string, why: Reason): Issue => ({ path: [], message, reason: why })

export const problemOf = (component: string, id: string, issues: readonly Found[]): ItemProblem => ({
  component,
  id,
  message: issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; '),
  issues: issues.map(issue => ({
    path: issue.path,
    message: issue.message,
    reason: issue.reason ?? reasonOfIssue({ ...issue }),
  })),
})

/** Without the entries that hold items and cannot be read, such as a segment nobody knows; nothing if more is wrong. */
function withoutUnreadable(raw: Raw, issues: readonly Issue[]): Raw | undefined {
  const lists = nestedOf(raw['type']).flatMap(path => (path.includes('.') ? path.split('.').slice(0, 1) : []))
  const isOfEntry = ({ path: [list, index] }: Issue) => typeof index === 'number' && lists.some(each => each === list)
  if (!issues.every(isOfEntry)) return undefined
  const isKept = (list: string, at: number) => !issues.some(({ path }) => path[0] === list && path[1] === at)
  const kept = lists.map(list => {
    const entries: unknown = raw[list]
    return [list, Array.isArray(entries) ? entries.filter((_, at) => isKept(list, at)) : entries]
  })
  return { ...raw, ...Object.fromEntries(kept) }
}

function refused(value: Raw, issues: readonly Found[]): ParsedItem {
  return { item: undefined, problems: [problemOf(textOf(value['type']), textOf(value['id']), issues)] }
}

/** A copy of `raw` whose list at `path` holds only what can be read. */
function withReadable(raw: Raw, path: readonly string[], depth: number, problems: ItemProblem[]): Raw {
  const [key, ...rest] = path
  if (key === undefined) return raw
  const list = raw[key]
  if (!Array.isArray(list)) return raw
  const entries: unknown[] = list
  const kept = entries.flatMap(entry => {
    if (rest.length > 0) return [isRaw(entry) ? withReadable(entry, rest, depth, problems) : entry]
    const parsed = parseAt(entry, depth + 1)
    problems.push(...parsed.problems)
    return parsed.item ? [parsed.item] : []
  })
  return { ...raw, [key]: kept }
}
