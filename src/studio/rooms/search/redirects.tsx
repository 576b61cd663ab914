import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { SEARCH_TARGET } from '#domain/search/search-rules.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { Field } from '../../ui/field.tsx'
import { TermDialog, useTerm } from './term-dialog.tsx'
import { Terms } from './terms.tsx'
import { WORDS } from './words.ts'

type Target = OutputOf<StaffEndpointOf<'search.words'>>['redirects'][number]

/** Queries that lead to a page. */
export function Redirects() {
  const { w } = useWords(WORDS)
  const remove = useSend('search.setRedirect', ['search.words'])
  return (
    <Terms<Target>
      kind="search-redirect"
      caption={w('redirects')}
      none={w('noRedirects')}
      text={w('redirectText')}
      add={w('addRedirect')}
      rowsOf={({ redirects }) => redirects}
      column={useTargets()}
      Form={TargetDialog}
      removing={remove.isPending}
      onRemove={({ language, term, mark }, onSuccess) =>
        remove.mutate([{ body: { language, term, seen: mark } }], { onSuccess })
      }
    />
  )
}

function TargetDialog({ known, onClose }: { readonly known?: Target; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const of = useTerm(known)
  const [target, setTarget] = useState(known?.target ?? '')
  const body = { language: of.language, term: of.term, target }
  const saving = useSend('search.setRedirect', ['search.words', 'search.preview'], 'form')
  return (
    <TermDialog
      title={w('addRedirect')}
      text={w('redirectText')}
      of={of}
      needs={w('leadsTo')}
      draft={of.isSaid && SEARCH_TARGET.test(target) ? { kind: 'redirect', ...body } : undefined}
      saving={saving}
      save={() => saving.mutateAsync([{ body: { ...body, seen: of.seen } }])}
      onClose={onClose}
    >
      <Field
        label={w('leadsTo')}
        hint={w('targetHint')}
        required
        maxLength={200}
        value={target}
        onChange={event => setTarget(event.target.value.trim())}
      />
    </TermDialog>
  )
}

function useTargets(): Column<Target> {
  const { w } = useWords(WORDS)
  return { id: 'target', label: w('leadsTo'), by: row => row.target, cell: row => <code>{row.target}</code> }
}
