import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { SEARCH_TARGET } from '#domain/search/search-rules.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { Comparison, useComparison } from './compare.tsx'
import { LanguageField } from './synonym-dialog.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

type Target = OutputOf<StaffEndpointOf<'search.words'>>['redirects'][number]

/** Queries that lead to a page. */
export function Redirects() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/search' })
  const found = useCall('search.words')
  const mayChange = useMayChange()
  const [opened, setOpened] = useState<Target | 'new'>()
  const [leaving, setLeaving] = useState<Target>()
  const remove = useSend('search.setRedirect', ['search.words'])
  const columns = useColumns()
  const actions = useActions(setOpened, setLeaving)
  return (
    <>
      {mayChange && (
        <div className="list-head">
          <Button look="primary" onClick={() => setOpened('new')}>
            {w('addRedirect')}
          </Button>
        </div>
      )}
      <Answer of={found}>
        {({ redirects }) =>
          redirects.length === 0 ? (
            <Empty title={w('noRedirects')} text={w('redirectText')} />
          ) : (
            <ListTable
              caption={w('redirects')}
              columns={columns}
              rows={redirects}
              rowKey={row => `${row.language} ${row.term}`}
              search={search}
              {...(mayChange ? { actions } : {})}
            />
          )
        }
      </Answer>
      {opened && <TargetDialog {...(opened === 'new' ? {} : { known: opened })} onClose={() => setOpened(undefined)} />}
      {leaving && (
        <Confirm
          title={w('remove')}
          text={w('removeText', { what: leaving.term })}
          action={w('remove')}
          busy={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove.mutate([{ body: { language: leaving.language, term: leaving.term } }], {
              onSuccess: () => setLeaving(undefined),
            })
          }
        />
      )}
    </>
  )
}

function TargetDialog({ known, onClose }: { readonly known?: Target; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const [language, setLanguage] = useState<Language>(known?.language ?? 'en')
  const [term, setTerm] = useState(known?.term ?? '')
  const [target, setTarget] = useState(known?.target ?? '')
  const ready = term.trim() !== '' && SEARCH_TARGET.test(target)
  const body = { language, term, target }
  const comparison = useComparison(ready ? { kind: 'redirect', ...body } : undefined)
  const save = useSend('search.setRedirect', ['search.words', 'search.preview'], 'form')
  const send = async () => {
    await save.mutateAsync([{ body }])
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      wide
      title={w('addRedirect')}
      text={w('redirectText')}
      action={w('save')}
      busy={save.isPending}
      ready={ready && comparison.seen}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <LanguageField value={language} onChange={setLanguage} />
      <Field label={w('typed')} required maxLength={100} value={term} onChange={event => setTerm(event.target.value)} />
      <Field
        label={w('leadsTo')}
        hint={w('targetHint')}
        required
        maxLength={200}
        value={target}
        onChange={event => setTarget(event.target.value.trim())}
      />
      <Comparison of={comparison} />
    </FormDialog>
  )
}

function useColumns(): readonly [Column<Target>, ...Column<Target>[]] {
  const { w } = useWords(WORDS)
  return [
    { id: 'term', label: w('typed'), by: row => row.term, cell: row => row.term },
    { id: 'language', label: w('language'), by: row => row.language, cell: row => row.language },
    { id: 'target', label: w('leadsTo'), by: row => row.target, cell: row => <code>{row.target}</code> },
  ]
}

function useActions(onChange: (row: Target) => void, onRemove: (row: Target) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Target) => (
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
