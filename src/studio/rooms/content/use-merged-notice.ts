import type { Conflict } from '#domain/content/three-way-merge.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import type { ToldConflicts } from './conflict-panel.tsx'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

/** Tells that somebody else wrote meanwhile; where both wrote the same field, with the words of both. */
export function useMergedNotice(show: (conflicts: ToldConflicts) => void) {
  const { w } = useWords(WORDS)
  const fieldNamed = useFieldWords()
  return (conflicts: readonly Conflict[], by = ''): void => {
    if (conflicts.length === 0) return notify(w('merged', { who: by }))
    const fields = conflicts.map(({ path }) => fieldNamed(path.slice(-1))).join(', ')
    show({
      told: w('mergedMine', { who: by, fields }),
      lines: conflicts.map(({ path, mine, theirs }) => ({ path, kept: mine, other: theirs })),
    })
  }
}
