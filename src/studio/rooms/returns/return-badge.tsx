import type { RETURN_STATES } from '#contract/staff/orders/order-words.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type State = (typeof RETURN_STATES)[number]
const TONES: Readonly<Record<State, string>> = { 'return-requested': 'waiting', returned: 'waiting', refunded: 'done' }

export function ReturnBadge({ state }: { readonly state: State }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${TONES[state]}`}>{w(`state_${state}`)}</span>
}
