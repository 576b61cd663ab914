import { useWords } from '../../../i18n/room-words.ts'
import { RELEASE_WORDS } from './words.ts'

const LOOKS = { open: 'invited', scheduled: 'invited', live: 'active', ended: 'blocked', reverted: 'blocked' } as const

export function ReleaseBadge({ state }: { readonly state: keyof typeof LOOKS }) {
  const { w } = useWords(RELEASE_WORDS)
  return <span className={`badge badge-${LOOKS[state]}`}>{w(`state_${state}`)}</span>
}
