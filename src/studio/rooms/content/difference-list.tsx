import { asRead, mostOf, type ToldChange, type ToldLine } from '#domain/content/told-differences.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChoiceWords } from './choice-words.ts'
import { useFieldWords } from './field-words.ts'
import { useToldChanges, type ScopedDifference } from './use-told-changes.ts'
import { WORDS } from './words.ts'

const WHAT = {
  new: 'diffAdded',
  gone: 'diffRemoved',
  moved: 'diffMoved',
  changed: undefined,
} as const satisfies Record<ToldChange['what'], keyof typeof WORDS | undefined>

type Props = { readonly slug: string; readonly differences: readonly ScopedDifference[] }

/** What is different, in words: which section, which field as the form calls it, from what to what. */
export function DifferenceList({ slug, differences }: Props) {
  const { w } = useWords(WORDS)
  const scopeNamed = useScopeNames()
  const { told, items, nameOf } = useToldChanges(slug, differences)
  if (differences.length === 0) return <p>{w('nothingChanges')}</p>
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
