import type { ImportState } from '#domain/bulk/bulk-kinds.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

const LOOKS = {
  uploading: 'waiting',
  uploaded: 'waiting',
  checking: 'waiting',
  checked: 'invited',
  applying: 'waiting',
  applied: 'done',
  undoing: 'waiting',
  undone: 'off',
  failed: 'dead',
} as const satisfies Record<ImportState, string>

export function StateBadge({ state }: { readonly state: ImportState }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${LOOKS[state]}`}>{w(`state_${state}`)}</span>
}
