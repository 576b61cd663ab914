import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { WORDS } from './words.ts'

type Person = OutputOf<StaffEndpointOf<'customers.find'>>['rows'][number]

/** The other account is found first, by what somebody says of it, and both are seen before they are one. */
export function MergeDialog({ customer, onClose }: Props) {
  const { id, duplicates } = customer
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Person[] | undefined>(duplicates.length > 0 ? duplicates : undefined)
  const [other, setOther] = useState<Person>()
  const [reason, setReason] = useState('')
  const find = useSend('customers.find', [], 'form')
  const merge = useSend('customers.merge', TOUCHED, 'form')
  const look = async () => {
    const { rows } = await find.mutateAsync([{ query: { q: typed.trim() } }])
    const others = rows.filter(each => each.id !== id)
    setFound(others)
    setOther(others.length === 1 ? others[0] : undefined)
  }
  const join = async (gone: Person) => {
    await merge.mutateAsync([{ params: { id }, body: { other: gone.id, reason } }])
    notify(w('merged'))
    onClose()
  }
  return (
    <FormDialog
      title={w('merge')}
      text={w('mergeText')}
      action={other ? w('merge') : w('findButton')}
      danger={other !== undefined}
      busy={find.isPending || merge.isPending}
      error={find.error ?? merge.error}
      send={() => (other ? join(other) : look())}
      onClose={onClose}
    >
      <Field
        label={w('mergeOther')}
        name="q"
        hint={w('findHint')}
        required={other === undefined}
        maxLength={120}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setOther(undefined)
        }}
      />
      {found?.length === 0 && <output>{w('none')}</output>}
      {found && found.length > 0 && <Choice of={found} chosen={other} onChoose={setOther} />}
      {other && (
        <>
          <Both stays={customer} goes={other} />
          <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  )
}

type ChoiceProps = {
  readonly of: readonly Person[]
  readonly chosen: Person | undefined
  readonly onChoose: (person: Person) => void
}

function Choice({ of, chosen, onChoose }: ChoiceProps) {
  const { w } = useWords(WORDS)
  return (
    <fieldset className="choices">
      <legend>{w('mergeWhich')}</legend>
      {of.map(each => (
        <label key={each.id} className="check">
          <input type="radio" name="other" checked={chosen?.id === each.id} onChange={() => onChoose(each)} />
          {[each.name, each.email].filter(Boolean).join(' · ')}
        </label>
      ))}
    </fieldset>
  )
}

function Both({ stays, goes }: { readonly stays: Person; readonly goes: Person }) {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  const row = (label: string, of: (person: Person) => string) => [label, of(stays), of(goes)]
  return (
    <PlainTable
      ofWords
      title={w('mergeBoth')}
      head={[w('mergeBoth'), w('mergeStays'), w('mergeGoes')]}
      rows={[
        row(w('customer'), ({ name }) => name ?? '–'),
        row(w('email'), ({ email }) => email),
        row(w('phone'), ({ phone }) => phone ?? '–'),
        row(w('kind'), ({ account }) => w(account ? 'hasAccount' : 'onlyAddress')),
        row(w('since'), ({ site, since }) => `${moment(since)} · ${site}`),
      ]}
    />
  )
}
