import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../../calls/queries.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { MomentField } from '../../../moments/moment-field.tsx'
import { useOwnZone } from '../../../moments/use-zone.ts'
import { ZoneField } from '../../../moments/zone-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
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
  const [publishAt, setPublishAt] = useState(release?.publishAt)
  const [expireAt, setExpireAt] = useState(release?.expireAt)
  const [zone, setZone] = useState(useOwnZone())
  const create = useSend('releases.create', ['releases.list'], 'form')
  const change = useSend('releases.change', ['releases.list', 'releases.read'], 'form')
  const send = async () => {
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
      <ZoneField zone={zone} onChange={setZone} />
      <MomentField label={w('begins')} zone={zone} value={publishAt} onChange={setPublishAt} />
      <MomentField label={w('endsOrNever')} zone={zone} value={expireAt} onChange={setExpireAt} />
    </FormDialog>
  )
}
