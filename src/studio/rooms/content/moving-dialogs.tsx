import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { WORDS } from './words.ts'

type Props = { readonly slug: string; readonly onClose: () => void }
const TOUCHED = ['content.read', 'content.check', 'content.list', 'redirects.list'] as const

/** A page gets another address; its old one leads there. */
export function RenameDialog({ slug, onClose }: Props) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const [to, setTo] = useState(slug)
  const rename = useSend('content.rename', ['content.list', 'redirects.list'], 'form')
  const send = async () => {
    await rename.mutateAsync([{ params: { slug }, body: { to } }])
    await navigate({ to: '/content/edit/$', params: { _splat: to } })
  }
  return (
    <FormDialog
      title={w('rename')}
      text={w('renameText')}
      action={w('rename')}
      busy={rename.isPending}
      ready={to !== slug}
      error={rename.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('newName')}
        required
        maxLength={120}
        pattern="[A-Za-z0-9]+([\-_\/][A-Za-z0-9]+)*"
        value={to}
        onChange={event => setTo(event.target.value)}
      />
    </FormDialog>
  )
}

export function UnpublishDialog({ slug, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [goal, setGoal] = useState('')
  const unpublish = useSend('content.unpublish', TOUCHED, 'form')
  const send = async () => {
    await unpublish.mutateAsync([{ params: { slug }, query: goal === '' ? {} : { leadTo: goal } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('unpublish')}
      text={w('unpublishText')}
      action={w('unpublish')}
      danger
      busy={unpublish.isPending}
      error={unpublish.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('leadTo')}
        hint={w('leadToHint')}
        maxLength={300}
        placeholder="/help"
        value={goal}
        onChange={event => setGoal(event.target.value.trim())}
      />
    </FormDialog>
  )
}
