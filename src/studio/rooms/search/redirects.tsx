import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { SEARCH_TARGET } from '#domain/search/search-rules.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Comparison, useComparison } from './compare.tsx'
import { LanguageField, markSeen } from './synonym-dialog.tsx'
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
  const [language, setLanguage] = useState<Language>(known?.language ?? 'en')
  const [term, setTerm] = useState(known?.term ?? '')
  const [target, setTarget] = useState(known?.target ?? '')
  const ready = term.trim() !== '' && SEARCH_TARGET.test(target)
  const body = { language, term, target }
  const comparison = useComparison(ready ? { kind: 'redirect', ...body } : undefined)
  const save = useSend('search.setRedirect', ['search.words', 'search.preview'], 'form')
  const send = async () => {
    await save.mutateAsync([{ body: { ...body, seen: markSeen(known, body) } }])
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

function useTargets(): Column<Target> {
  const { w } = useWords(WORDS)
  return { id: 'target', label: w('leadsTo'), by: row => row.target, cell: row => <code>{row.target}</code> }
}
