import { useSearch } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

type Kind = 'synonym' | 'search-redirect'
type Term = { readonly language: Language; readonly term: string }

type Props<T extends Term> = {
  readonly kind: Kind
  readonly caption: string
  readonly none: string
  readonly text: string
  readonly add: string
  readonly rowsOf: (words: OutputOf<StaffEndpointOf<'search.words'>>) => readonly T[]
  /** What is told of a term. */
  readonly column: Column<T>
  readonly Form: ComponentType<{ readonly known?: T; readonly onClose: () => void }>
  readonly removing: boolean
  readonly onRemove: (row: T, onSuccess: () => void) => void
}

/** What shoppers type, and what the shop makes of it. */
export function Terms<T extends Term>({ kind, caption, none, text, add, rowsOf, column, Form, ...removal }: Props<T>) {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/search' })
  const found = useCall('search.words')
  const mayChange = useMayChange()
  const [opened, setOpened] = useState<T | 'new'>()
  const [leaving, setLeaving] = useState<T>()
  const actions = useActions<T>(
    kind,
    row => setOpened(row),
    row => setLeaving(row),
  )
  const keep = () => setLeaving(undefined)
  return (
    <>
      {mayChange && (
        <div className="list-head">
          <Button look="primary" onClick={() => setOpened('new')}>
            {add}
          </Button>
        </div>
      )}
      <Answer of={found}>
        {words =>
          rowsOf(words).length === 0 ? (
            <Empty title={none} text={text} />
          ) : (
            <ListTable
              caption={caption}
              columns={[
                { id: 'term', label: w('typed'), by: row => row.term, cell: row => row.term },
                { id: 'language', label: w('language'), by: row => row.language, cell: row => row.language },
                column,
              ]}
              rows={rowsOf(words)}
              rowKey={row => `${row.language} ${row.term}`}
              search={search}
              {...(mayChange ? { actions } : {})}
            />
          )
        }
      </Answer>
      {opened && <Form {...(opened === 'new' ? {} : { known: opened })} onClose={() => setOpened(undefined)} />}
      {leaving && (
        <Confirm
          title={w('remove')}
          text={w('removeText', { what: leaving.term })}
          action={w('remove')}
          busy={removal.removing}
          onClose={keep}
          onConfirm={() => removal.onRemove(leaving, keep)}
        />
      )}
    </>
  )
}

function useActions<T extends Term>(kind: Kind, onChange: (row: T) => void, onRemove: (row: T) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: T) => (
      <>
        <Button aria-label={`${w('change')} ${row.term}`} onClick={() => onChange(row)}>
          {w('change')}
        </Button>
        <Button aria-label={`${w('remove')} ${row.term}`} onClick={() => onRemove(row)}>
          {w('remove')}
        </Button>
        <HistoryButton type={kind} id={`${row.language} ${row.term}`} name={row.term} />
      </>
    ),
  }
}
