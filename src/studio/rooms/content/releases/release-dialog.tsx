import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../../calls/queries.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { localOf, momentOf } from './local-moment.ts'
import { RELEASE_WORDS } from './words.ts'

type Known = {
  readonly id: string
  readonly name: string
  readonly publishAt?: string | undefined
  readonly expireAt?: string | undefined
}

/** Its name and its moment. */
export function ReleaseDialog({ release, onClose }: { readonly release?: Known; readonly onClose: () => void }) {
  const { w } = useWords(RELEASE_WORDS)
  const navigate = useNavigate()
  const [name, setName] = useState(release?.name ?? '')
  const [from, setFrom] = useState(localOf(release?.publishAt))
  const [until, setUntil] = useState(localOf(release?.expireAt))
  const create = useSend('releases.create', ['releases.list'], 'form')
  const change = useSend('releases.change', ['releases.list', 'releases.read'], 'form')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const send = async () => {
    const [publishAt, expireAt] = [momentOf(from), momentOf(until)]
    const body = { name, ...(publishAt !== undefined && { publishAt }), ...(expireAt !== undefined && { expireAt }) }
    if (release) await change.mutateAsync([{ params: { releaseId: release.id }, body }])
    else {
      const { id } = await create.mutateAsync([{ body }])
      await navigate({ to: '/releases/$id', params: { id } })
    }
    onClose()
  }
  return (
    <FormDialog
      title={w(release ? 'change' : 'newRelease')}
      text={w('momentText')}
      action={w('keep')}
      busy={create.isPending || change.isPending}
      ready={name.trim() !== ''}
      error={create.error ?? change.error}
      send={send}
      onClose={onClose}
    >
      <Field label={w('name')} required maxLength={80} value={name} onChange={event => setName(event.target.value)} />
      <Field
        label={w('begins')}
        hint={w('inYourTime', { zone })}
        type="datetime-local"
        step={1}
        value={from}
        onChange={event => setFrom(event.target.value)}
      />
      <Field
        label={w('endsOrNever')}
        type="datetime-local"
        step={1}
        value={until}
        onChange={event => setUntil(event.target.value)}
      />
    </FormDialog>
  )
}
