import type { Conflict } from '#domain/content/three-way-merge.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

/** Tells that somebody else wrote meanwhile, and of which fields one's own words stayed. */
export function useMergedNotice() {
  const { w } = useWords(WORDS)
  const fieldNamed = useFieldWords()
  return (conflicts: readonly Conflict[], by = ''): void => {
    const fields = conflicts.map(({ path }) => fieldNamed(path.slice(-1))).join(', ')
    notify(fields === '' ? w('merged', { who: by }) : w('mergedMine', { who: by, fields }))
  }
}
