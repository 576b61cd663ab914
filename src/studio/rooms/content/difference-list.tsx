import { useMemo } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import {
  asRead,
  itemsOf,
  mostOf,
  toldDifferences,
  type ToldChange,
  type ToldLine,
} from '#domain/content/told-differences.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { useCall } from '../../calls/queries.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChoiceWords } from './choice-words.ts'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

const WHAT = {
  new: 'diffAdded',
  gone: 'diffRemoved',
  moved: 'diffMoved',
  changed: undefined,
} as const satisfies Record<ToldChange['what'], keyof typeof WORDS | undefined>

type Difference = {
  readonly scope: string
  readonly path: readonly string[]
  readonly before?: unknown
  readonly after?: unknown
}
type Props = { readonly slug: string; readonly differences: readonly Difference[] }

/** What is different, in words: which section, which field as the form calls it, from what to what. */
export function DifferenceList({ slug, differences }: Props) {
  const { w } = useWords(WORDS)
  const kinds = useWords(SECTION_NAMES)
  const scopeNamed = useScopeNames()
  const read = useCall('content.read', { params: { slug } }).data
  const bodies = useMemo(
    () => read?.layers.flatMap(({ scope, body, live = {} }) => [body, live].map(each => ({ scope, body: each }))) ?? [],
    [read],
  )
  const items = useMemo(
    () => itemsOf([...bodies.map(({ body }) => body), ...differences.flatMap(({ before, after }) => [after, before])]),
    [bodies, differences],
  )
  if (differences.length === 0) return <p>{w('nothingChanges')}</p>
  const told = mostOf(
    toldDifferences(
      differences.map(({ before, after, ...each }) => ({ ...each, before, after })),
      id => items.has(id),
    ),
  )
  const nameOf = (id: string, scope: string) => {
    const title = titleIn(bodies, scope, items.get(id), id)
    const kind = kinds.named(String(items.get(id)?.['type']), id)
    return title === undefined ? kind : w('diffItem', { kind, title })
  }
  return (
    <ul className="differences">
      {told.shown.map(({ scope, from, item, what, lines }) => (
        <li key={`${scope} ${item ?? ''}`}>
          <strong>
            {WHAT[what] && `${w(WHAT[what])} `}
            {item === undefined ? w('diffItself') : nameOf(item, scope)}
            {(scope !== 'any' || from !== undefined) && (
              <span className="difference-scope">
                {[from, scope].flatMap(each => (each === undefined ? [] : scopeNamed(each))).join(' → ')}
              </span>
            )}
          </strong>
          {what !== 'gone' && <Lines lines={lines} nameOf={id => (items.has(id) ? nameOf(id, scope) : undefined)} />}
        </li>
      ))}
      {told.more > 0 && <li>{w('diffMore', { count: told.more })}</li>}
    </ul>
  )
}

type NameOf = (id: string) => string | undefined

function Lines({ lines, nameOf }: { readonly lines: readonly ToldLine[]; readonly nameOf: NameOf }) {
  const { w } = useWords(WORDS)
  const { shown, more } = mostOf(lines)
  return (
    <>
      {shown.length > 0 && (
        <dl>
          {shown.map((line, at) => (
            <Line key={`${at} ${line.field.join(' ')}`} line={line} nameOf={nameOf} />
          ))}
        </dl>
      )}
      {more > 0 && <p className="hint">{w('diffMore', { count: more })}</p>}
    </>
  )
}

type LineProps = { readonly line: ToldLine; readonly nameOf: NameOf }

function Line({ line, nameOf }: LineProps) {
  const { w } = useWords(WORDS)
  const fieldNamed = useFieldWords()
  const chosen = useChoiceWords()
  const field = line.field.findLast(part => !/^\d+$/.test(part)) ?? ''
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ')
    if (typeof value === 'boolean') return w(value ? 'diffYes' : 'diffNo')
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return nameOf(text) ?? chosen(field, text)
  }
  const [before, after] = asRead(line).map(say)
  return (
    <div>
      <dt>{fieldNamed(line.field)}</dt>
      <dd>
        {before === '' ? null : <del>{before}</del>}
        {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
        {after === '' ? null : <ins>{after}</ins>}
      </dd>
    </div>
  )
}

type Body = { readonly scope: string; readonly body: Raw }

/** What it is called: in this layer, in English, or wherever it has a title. */
function titleIn(bodies: readonly Body[], scope: string, item: Raw | undefined, id: string): string | undefined {
  const rank = (each: Body) => [scope, scope.slice(0, 2), 'en'].indexOf(each.scope) >>> 0
  const said = bodies
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ body: { texts } }) => (isRaw(texts) && isRaw(texts[id]) ? [texts[id]] : []))
  const titles = [...said.map(each => each['title']), item?.['title'], item?.['name']]
  return titles.find((title): title is string => typeof title === 'string' && title !== '')
}
