import type { Reason } from '#contract/content/content-reasons.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useFieldWords } from './field-words.ts'
import { useSectionNamesIn } from './use-section-names.ts'
import { REASON_WORDS } from './words/reasons.ts'
import { WORDS } from './words.ts'

export type Problem = {
  readonly scope: string
  readonly id: string
  readonly path: string
  readonly reason: Reason
}

type Props = { readonly slug: string; readonly problems: readonly Problem[] }

export const ProblemList = (props: Props) => (props.problems.length === 0 ? null : <Problems {...props} />)

function Problems({ slug, problems }: Props) {
  const { w } = useWords(WORDS)
  const why = useWords(REASON_WORDS)
  const fieldNamed = useFieldWords()
  const nameOf = useSectionNamesIn(slug)
  const scopeNamed = useScopeNames()
  return (
    <div className="problems" role="alert">
      <strong>{w('wrong')}</strong>
      <ul>
        {problems.map(({ scope, id, path, reason: { name, values } }) => (
          <li key={`${scope} ${path} ${name} ${values['name']}`}>
            {nameOf(id)} · {fieldNamed(path.split('.').slice(-1))} ({scopeNamed(scope)}): {why.w(name, values)}
          </li>
        ))}
      </ul>
    </div>
  )
}
