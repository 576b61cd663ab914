import { useState } from 'react'
import { faultOf } from '#domain/redirects/path-faults.ts'
import { LANGUAGES, LOCALES } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { Redirect } from './redirect.ts'
import { WORDS } from './words.ts'

type Props = { readonly row?: Redirect; readonly onClose: () => void }

export function RedirectDialog({ row, onClose }: Props) {
  const { w } = useWords(WORDS)
  const languageNamed = useLanguageNames()
  const [from, setFrom] = useState(row?.from ?? '/')
  const [to, setTo] = useState(row?.to ?? '/')
  const [scope, setScope] = useState(row?.scope ?? 'any')
  const add = useSend('redirects.add', ['redirects.list'], 'form')
  const change = useSend('redirects.change', ['redirects.list'], 'form')
  const faults = { from: faultOf(from, 'from'), to: faultOf(to, 'to') }
  const send = async () => {
    const body = { from, to, scope }
    if (row) await change.mutateAsync([{ params: { redirectId: row.id }, body }])
    else await add.mutateAsync([{ body }])
    onClose()
  }
  return (
    <FormDialog
      title={w(row ? 'change' : 'add')}
      text={w('addText')}
      action={w(row ? 'change' : 'add')}
      busy={add.isPending || change.isPending}
      ready={!faults.from && !faults.to}
      error={add.error ?? change.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('from')}
        hint={w('fromHint')}
        trouble={faults.from && from !== '/' ? w(`fault_${faults.from}`) : undefined}
        required
        maxLength={300}
        value={from}
        onChange={event => setFrom(event.target.value.trim())}
      />
      <Field
        label={w('to')}
        hint={w('toHint')}
        trouble={faults.to && w(`fault_${faults.to}`)}
        required
        maxLength={300}
        value={to}
        onChange={event => setTo(event.target.value.trim())}
      />
      <SelectField label={w('scope')} value={scope} onChange={event => setScope(event.target.value)}>
        <option value="any">{w('everywhere')}</option>
        {[...LANGUAGES, ...LOCALES].map(each => (
          <option key={each} value={each}>
            {languageNamed(each)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

export function RemoveDialog({ row, onClose }: { readonly row: Redirect; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const remove = useSend('redirects.remove', ['redirects.list'])
  return (
    <Confirm
      title={w('remove')}
      text={w('removeText', { from: row.from })}
      action={w('remove')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate([{ params: { redirectId: row.id } }], { onSuccess: onClose })}
    />
  )
}
