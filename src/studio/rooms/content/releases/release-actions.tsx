import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe, useSend } from '../../../calls/queries.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notices.tsx'
import { ChangesOf } from '../changes-of.tsx'
import { useContentNames } from '../use-content-names.ts'
import { ReleaseDialog } from './release-dialog.tsx'
import type { Release } from './release.ts'
import { RELEASE_WORDS } from './words.ts'

const TOUCHED = ['releases.read', 'releases.list', 'releases.timeline', 'content.list', 'reviews.list'] as const

export function ReleaseActions({ release }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const [open, setOpen] = useState<'change' | 'ask' | 'publish' | 'revert' | 'remove'>()
  const permissions = useMe().data?.permissions ?? []
  const mayWrite = permissions.includes('content.write')
  const mayPublish = permissions.includes('content.publish')
  const { state, items, mustAsk } = release
  const isOpen = state === 'open'
  const close = () => setOpen(undefined)
  const isEmpty = items.length === 0
  const asks = !mayPublish || mustAsk
  return (
    <>
      {isOpen && mayWrite && (
        <>
          <Button look="quiet" onClick={() => setOpen('remove')}>
            {w('remove')}
          </Button>
          <Button onClick={() => setOpen('change')}>{w('change')}</Button>
          <Button look={asks ? 'primary' : 'plain'} disabled={isEmpty} onClick={() => setOpen('ask')}>
            {w('askReview')}
          </Button>
        </>
      )}
      {isOpen && mayPublish && (
        <Button
          look={asks && mayWrite ? 'plain' : 'primary'}
          disabled={isEmpty}
          why={mustAsk ? w('mustAsk') : undefined}
          onClick={() => setOpen('publish')}
        >
          {w('publish')}
        </Button>
      )}
      {(state === 'scheduled' || state === 'live') && mayPublish && (
        <Button look="danger" onClick={() => setOpen('revert')}>
          {w('revert')}
        </Button>
      )}
      {open === 'change' && <ReleaseDialog release={release} onClose={close} />}
      {open === 'ask' && <AskDialog release={release} onClose={close} />}
      {open === 'publish' && <PublishIt release={release} onClose={close} />}
      {open === 'revert' && <RevertIt release={release} onClose={close} />}
      {open === 'remove' && <RemoveIt release={release} onClose={close} />}
    </>
  )
}

type Props = { readonly release: Release; readonly onClose: () => void }

function AskDialog({ release, onClose }: Props) {
  const { w } = useWords(RELEASE_WORDS)
  const [note, setNote] = useState('')
  const ask = useSend('reviews.ask', [...TOUCHED, 'home.read'], 'form')
  const send = async () => {
    await ask.mutateAsync([{ body: { releaseId: release.id, seen: release.seen, note } }])
    notify(w('askedNow'))
    onClose()
  }
  return (
    <FormDialog
      title={w('askReview')}
      text={w('askReviewText')}
      action={w('askReview')}
      busy={ask.isPending}
      error={ask.error}
      send={send}
      onClose={onClose}
      wide
    >
      <TextField label={w('note')} maxLength={1000} value={note} onChange={event => setNote(event.target.value)} />
      <ChangesOf release={release} told={count => w('differences', { count })} />
    </FormDialog>
  )
}

function PublishIt({ release, onClose }: Props) {
  const { id, seen, items, publishAt } = release
  const { w } = useWords(RELEASE_WORDS)
  const moment = useSiteMoment()
  const publish = useSend('releases.publish', TOUCHED, 'form')
  const send = async () => {
    await publish.mutateAsync([{ params: { releaseId: id }, body: { seen } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('publish')}
      text={publishAt === undefined ? w('publishNowText') : w('publishText', { when: moment(publishAt) })}
      action={w('publish')}
      busy={publish.isPending}
      ready={items.every(({ problems }) => problems.length === 0)}
      error={publish.error}
      send={send}
      onClose={onClose}
      wide
    >
      <ChangesOf release={release} told={count => w('differences', { count })} />
    </FormDialog>
  )
}

function RevertIt({ release: { id, state }, onClose }: Props) {
  const { w } = useWords(RELEASE_WORDS)
  const nameOf = useContentNames()
  const revert = useSend('releases.revert', TOUCHED)
  return (
    <Confirm
      title={w('revert')}
      text={w(state === 'live' ? 'revertLiveText' : 'revertText')}
      action={w('revert')}
      busy={revert.isPending}
      onClose={onClose}
      onConfirm={() =>
        revert.mutate([{ params: { releaseId: id } }], {
          onSuccess: ({ kept }) => {
            if (kept.length > 0) notify(w('kept', { list: kept.map(({ slug }) => nameOf(slug)).join(', ') }))
            onClose()
          },
        })
      }
    />
  )
}

function RemoveIt({ release: { id }, onClose }: Props) {
  const { w } = useWords(RELEASE_WORDS)
  const navigate = useNavigate()
  const remove = useSend('releases.remove', ['releases.list'])
  return (
    <Confirm
      title={w('remove')}
      text={w('removeText')}
      action={w('remove')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate([{ params: { releaseId: id } }], { onSuccess: () => void navigate({ to: '/releases' }) })
      }
    />
  )
}
