import { useWords } from '../../i18n/room-words.ts'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

export type Problem = { readonly scope: string; readonly id: string; readonly path: string; readonly message: string }

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const { w } = useWords(WORDS)
  const fieldNamed = useFieldWords()
  if (problems.length === 0) return null
  return (
    <div className="problems" role="alert">
      <strong>{w('wrong')}</strong>
      <ul>
        {problems.map(({ scope, id, path, message }) => (
          <li key={`${scope} ${path} ${message}`}>
            {id} · {fieldNamed(path.split('.').slice(-1))} ({scope}): {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
