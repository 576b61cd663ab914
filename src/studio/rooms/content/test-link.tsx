import { Link } from '@tanstack/react-router'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

/** Leads from a test on a page to its plan; one of another service has none here. */
export function TestLink({ id }: { readonly id: unknown }) {
  const { w } = useWords(WORDS)
  const { data } = useCall('experiments.list', { query: { id: String(id) } })
  const [known] = data?.experiments ?? []
  return known ? (
    <p>
      <Link to="/experiments/$id" params={{ id: known.id }}>
        {w('testPlan')}
      </Link>
    </p>
  ) : null
}
