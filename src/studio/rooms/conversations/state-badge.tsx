import type { CONVERSATION_STATES } from '#contract/staff/conversations/conversation-words.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type State = (typeof CONVERSATION_STATES)[number]
const TONES: Readonly<Record<State, string>> = { open: 'waiting', answered: 'done', closed: 'off' }

export function StateBadge({ state }: { readonly state: State }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${TONES[state]}`}>{w(`state_${state}`)}</span>
}
