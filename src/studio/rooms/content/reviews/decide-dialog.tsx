import { useState } from 'react'
import { useCall, useSend } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { notify } from '../../../ui/notices.tsx'
import { Answer } from '../../../ui/state.tsx'
import { ChangesOf } from '../changes-of.tsx'
import { useContentNames } from '../use-content-names.ts'
import { WhatChanges } from '../what-changes.tsx'
import type { Review } from './review.ts'
import { WORDS } from './words.ts'

type Props = { readonly review: Review; readonly onClose: () => void }

/** Shows exactly what is decided on. */
export function DecideDialog({ review, onClose }: Props) {
  const nameOf = useContentNames()
  const { slug, releaseId } = review
  return (
    <Dialog title={slug === undefined ? review.name : nameOf(slug)} text={review.note} onClose={onClose} wide>
      {slug !== undefined && <OfObject slug={slug} review={review} onClose={onClose} />}
      {releaseId !== undefined && <OfRelease id={releaseId} review={review} onClose={onClose} />}
    </Dialog>
  )
}

function OfObject({ slug, ...rest }: Props & { readonly slug: string }) {
  const check = useCall('content.check', { params: { slug } })
  return (
    <Answer of={check}>
      {checked => (
        <>
          <WhatChanges slug={slug} checked={checked} />
          <Decision seen={checked.seen} {...rest} />
        </>
      )}
    </Answer>
  )
}

function OfRelease({ id, ...rest }: Props & { readonly id: string }) {
  const { w } = useWords(WORDS)
  const release = useCall('releases.read', { params: { releaseId: id } })
  return (
    <Answer of={release}>
      {read => (
        <>
          <ChangesOf release={read} told={count => w('differences', { count })} />
          <Decision seen={read.seen} {...rest} />
        </>
      )}
    </Answer>
  )
}

function Decision({ review, seen, onClose }: Props & { readonly seen: string }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [note, setNote] = useState('')
  const decide = useSend('reviews.decide', ['reviews.list', 'releases.read', 'home.read'], 'form')
  const send = (decision: 'approved' | 'returned') =>
    decide.mutate([{ params: { reviewId: review.id }, body: { decision, seen, note } }], {
      onSuccess: () => {
        notify(w(decision))
        onClose()
      },
    })
  return (
    <>
      <TextField label={w('note')} maxLength={1000} value={note} onChange={event => setNote(event.target.value)} />
      <p className="hint">{w('exactly')}</p>
      <FormError error={decide.error} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button disabled={decide.isPending || note.trim() === ''} onClick={() => send('returned')}>
          {w('giveBack')}
        </Button>
        <Button look="primary" disabled={decide.isPending} onClick={() => send('approved')}>
          {w('approve')}
        </Button>
      </div>
    </>
  )
}
