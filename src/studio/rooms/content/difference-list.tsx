import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

const MOST_SHOWN = 60

type Difference = {
  readonly scope: string
  readonly path: readonly string[]
  readonly before?: unknown
  readonly after?: unknown
}

/** What is different, in words: added, taken away, or changed from this to that. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const { w, named } = useWords(WORDS)
  // Which list of a layer says it is nothing that anybody sees.
  const placeOf = (path: readonly string[]) =>
    path
      .filter((part, at) => at > 0 || part !== 'texts')
      .map(part => named(`field_${part}`, part))
      .join(' › ')
  if (differences.length === 0) return <p>{w('nothingChanges')}</p>
  return (
    <ul className="differences">
      {differences.slice(0, MOST_SHOWN).map(({ scope, path, before, after }) => (
        <li key={`${scope} ${path.join(' ')}`}>
          <strong>
            {scope === 'any' ? w('layer_any') : scope} › {placeOf(path)}
          </strong>
          <span className="difference-kind">
            {w(isNothing(before) ? 'diffAdded' : isNothing(after) ? 'diffRemoved' : 'diffChanged')}{' '}
          </span>
          {!isNothing(before) && <del>{told(before)}</del>} {!isNothing(after) && <ins>{told(after)}</ins>}
        </li>
      ))}
      {differences.length > MOST_SHOWN && <li>{w('diffMore', { count: differences.length - MOST_SHOWN })}</li>}
    </ul>
  )
}

const isNothing = (value: unknown) => value === undefined || value === null
const told = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
