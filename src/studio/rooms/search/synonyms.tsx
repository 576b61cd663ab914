import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { SynonymDialog, type Synonym } from './synonym-dialog.tsx'
import { Terms } from './terms.tsx'
import { WORDS } from './words.ts'

/** Words that mean others. */
export function Synonyms() {
  const { w } = useWords(WORDS)
  const remove = useSend('search.setSynonym', ['search.words'])
  return (
    <Terms<Synonym>
      kind="synonym"
      caption={w('synonyms')}
      none={w('noSynonyms')}
      text={w('synonymText')}
      add={w('addSynonym')}
      rowsOf={({ synonyms }) => synonyms}
      column={useMeanings()}
      Form={SynonymDialog}
      removing={remove.isPending}
      onRemove={({ language, term, mark }, onSuccess) =>
        remove.mutate([{ body: { language, term, means: [], seen: mark } }], { onSuccess })
      }
    />
  )
}

function useMeanings(): Column<Synonym> {
  const { w } = useWords(WORDS)
  return { id: 'means', label: w('means'), cell: row => row.means.join(', ') }
}
