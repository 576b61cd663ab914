import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { SynonymDialog, type Synonym } from './synonym-dialog.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

/** Words that mean others. */
export function Synonyms() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/search' })
  const found = useCall('search.words')
  const mayChange = useMayChange()
  const [opened, setOpened] = useState<Synonym | 'new'>()
  const [leaving, setLeaving] = useState<Synonym>()
  const remove = useSend('search.setSynonym', ['search.words'])
  const columns = useColumns()
  const actions = useActions(setOpened, setLeaving)
  return (
    <>
      {mayChange && (
        <div className="list-head">
          <Button look="primary" onClick={() => setOpened('new')}>
            {w('addSynonym')}
          </Button>
        </div>
      )}
      <Answer of={found}>
        {({ synonyms }) =>
          synonyms.length === 0 ? (
            <Empty title={w('noSynonyms')} text={w('synonymText')} />
          ) : (
            <ListTable
              caption={w('synonyms')}
              columns={columns}
              rows={synonyms}
              rowKey={row => `${row.language} ${row.term}`}
              search={search}
              {...(mayChange ? { actions } : {})}
            />
          )
        }
      </Answer>
      {opened && (
        <SynonymDialog {...(opened === 'new' ? {} : { known: opened })} onClose={() => setOpened(undefined)} />
      )}
      {leaving && (
        <Confirm
          title={w('remove')}
          text={w('removeText', { what: leaving.term })}
          action={w('remove')}
          busy={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove.mutate([{ body: { ...leaving, means: [] } }], { onSuccess: () => setLeaving(undefined) })
          }
        />
      )}
    </>
  )
}

function useColumns(): readonly [Column<Synonym>, ...Column<Synonym>[]] {
  const { w } = useWords(WORDS)
  return [
    { id: 'term', label: w('typed'), by: row => row.term, cell: row => row.term },
    { id: 'language', label: w('language'), by: row => row.language, cell: row => row.language },
    { id: 'means', label: w('means'), cell: row => row.means.join(', ') },
  ]
}

function useActions(onChange: (row: Synonym) => void, onRemove: (row: Synonym) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Synonym) => (
      <>
        <Button aria-label={`${w('change')} ${row.term}`} onClick={() => onChange(row)}>
          {w('change')}
        </Button>
        <Button aria-label={`${w('remove')} ${row.term}`} onClick={() => onRemove(row)}>
          {w('remove')}
        </Button>
      </>
    ),
  }
}
