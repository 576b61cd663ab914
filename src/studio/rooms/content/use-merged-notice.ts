import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import type { Merged } from '#domain/content/three-way-merge.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import type { ToldConflicts } from './conflict-panel.tsx'
import { useFieldWords } from './field-words.ts'
import { WORDS } from './words.ts'

const TAKEN = { them: 'mergedTakenByThem', me: 'mergedTakenByMe' } as const

/** Tells that somebody else wrote meanwhile; where both wrote the same field, with the words of both. */
export function useMergedNotice(show: (conflicts: ToldConflicts) => void) {
  const { w } = useWords(WORDS)
  const kinds = useWords(SECTION_NAMES)
  const fieldNamed = useFieldWords()
  const nameOf = ({ type, title }: Raw) => {
    const kind = kinds.named(String(type), String(type))
    return typeof title === 'string' && title !== '' ? w('diffItem', { kind, title }) : kind
  }
  return ({ conflicts, kept }: Omit<Merged, 'body'>, by = '', over = false): void => {
    const who = by === '' ? w('somebody') : by
    if (conflicts.length + kept.length === 0) return notify(w('merged', { who }))
    for (const [takenBy, of] of Map.groupBy(kept, each => each.takenBy))
      notify(w(TAKEN[takenBy], { who, names: of.map(({ item }) => nameOf(item)).join(', ') }))
    if (conflicts.length === 0) return
    const fields = conflicts.map(({ path }) => fieldNamed(path.slice(-1))).join(', ')
    show({
      told: w(over ? 'mergedTheirs' : 'mergedMine', { who, fields }),
      lines: conflicts.map(({ path, mine, theirs }) => ({
        path,
        ...(over ? { kept: theirs, other: mine } : { kept: mine, other: theirs }),
      })),
    })
  }
}
