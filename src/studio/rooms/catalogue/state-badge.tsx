import type { StyleState } from '#domain/styles/style-words.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

const LOOKS = { active: 'active', upcoming: 'waiting', withdrawn: 'off', hidden: 'off' } as const satisfies Record<
  StyleState,
  string
>

export function StateBadge({ state }: { readonly state: StyleState }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${LOOKS[state]}`}>{w(`state_${state}`)}</span>
}
