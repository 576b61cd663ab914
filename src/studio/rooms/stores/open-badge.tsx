import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

export function OpenBadge({ open }: { readonly open: boolean }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${open ? 'active' : 'blocked'}`}>{w(open ? 'open' : 'closed')}</span>
}
