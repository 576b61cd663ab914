import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Kept = OutputOf<StaffEndpointOf<'customers.erase'>>['kept']

/** Which orders a file leaves out, because nobody can read them. */
export function UnreadOrders({ numbers }: { readonly numbers: readonly string[] }) {
  const { w } = useWords(WORDS)
  return numbers.length > 0 && <p role="alert">{w('unreadOrders', { numbers: numbers.join(', ') })}</p>
}

/** What stays after an erasure, and why. */
export function KeptList({ kept }: { readonly kept: Kept }) {
  const { w } = useWords(WORDS)
  return (
    <output>
      <strong>{w('erased')}</strong>
      <ul>
        {kept
          .filter(({ count }) => count > 0)
          .map(({ why, count }) => (
            <li key={why}>{w(`why_${why}`, { count })}</li>
          ))}
      </ul>
    </output>
  )
}
