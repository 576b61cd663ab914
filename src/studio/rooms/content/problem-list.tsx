import type { Reason } from '#contract/content/content-reasons.ts'
import { pathTo } from '#domain/content/content-paths.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useFieldWords } from './field-words.ts'
import { useBodiesOf, useSectionNamesIn } from './use-section-names.ts'
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
  const bodies = useBodiesOf(slug)
  const scopeNamed = useScopeNames()
  return (
    <div className="problems" role="alert">
      <strong>{w('wrong')}</strong>
      <ul>
        {problems.map(({ scope, id, path, reason: { name, values } }) => (
          <li key={`${scope} ${path} ${name} ${values['name']}`}>
            {nameOf(id)} · {fieldNamed(within(bodies[scope], id, path.split('.')))} ({scopeNamed(scope)}):{' '}
            {why.w(name, values)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The way to a field inside the section it is of; entries are counted as the form does. */
function within(body: Raw | undefined, id: string, path: readonly string[]): readonly string[] {
  const before = path[0] === 'texts' ? 2 : ((body && pathTo(body, id)?.length) ?? path.length - 1)
  const inside = path.length > before ? path.slice(before) : path.slice(-1)
  return inside.map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
}
