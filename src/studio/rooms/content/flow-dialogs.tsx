import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { ReviewNote } from './review-note.tsx'
import { WhatChanges } from './what-changes.tsx'
import { WORDS } from './words.ts'

type Props = { readonly slug: string; readonly onClose: () => void }

export function AskReviewDialog({ slug, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [note, setNote] = useState('')
  const check = useCall('content.check', { params: { slug } })
  const ask = useSend('reviews.ask', ['reviews.list', 'home.read'], 'form')
  const send = async () => {
    await ask.mutateAsync([{ body: { slug, note, seen: check.data?.seen ?? '' } }])
    notify(w('askedNow'))
    onClose()
  }
  return (
    <FormDialog
      title={w('askReview')}
      text={w('askReviewText')}
      action={w('askReview')}
      busy={ask.isPending}
      ready={!check.isFetching && (check.data?.differences.length ?? 0) > 0}
      error={ask.error}
      send={send}
      onClose={onClose}
      wide
    >
      <ReviewNote slug={slug} />
      <TextField
        label={w('reviewNote')}
        maxLength={1000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Answer of={check}>{checked => <WhatChanges slug={slug} checked={checked} />}</Answer>
    </FormDialog>
  )
}

/** The working copy goes live with others. */
export function AddToReleaseDialog({ slug, onClose }: Props) {
  const { w } = useWords(WORDS)
  const found = useCall('releases.list', { query: {} })
  const open = found.data?.rows.filter(({ state }) => state === 'open') ?? []
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const create = useSend('releases.create', ['releases.list'], 'form')
  const include = useSend('releases.include', ['releases.list', 'releases.read'], 'form')
  const send = async () => {
    const releaseId = chosen === '' ? (await create.mutateAsync([{ body: { name } }])).id : chosen
    setChosen(releaseId)
    await include.mutateAsync([{ params: { releaseId, slug } }])
    notify(w('addedToRelease'))
    onClose()
  }
  return (
    <FormDialog
      title={w('addToRelease')}
      text={w('addToReleaseText')}
      action={w('addToRelease')}
      busy={create.isPending || include.isPending}
      ready={chosen !== '' || name.trim() !== ''}
      error={create.error ?? include.error}
      send={send}
      onClose={onClose}
    >
      <Answer of={found}>
        {() => (
          <>
            <SelectField label={w('release')} value={chosen} onChange={event => setChosen(event.target.value)}>
              <option value="">{w('newRelease')}</option>
              {open.map(({ id, name: each }) => (
                <option key={id} value={id}>
                  {each}
                </option>
              ))}
            </SelectField>
            {chosen === '' && (
              <Field
                label={w('releaseName')}
                maxLength={80}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </>
        )}
      </Answer>
      <Link to="/releases">{w('allReleases')}</Link>
    </FormDialog>
  )
}
