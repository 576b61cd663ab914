import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { DifferenceList } from './difference-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { ReviewNote } from './review-note.tsx'
import { WhereShown } from './where-shown.tsx'
import { WORDS } from './words.ts'

/** Says what will be different, and asks when. What is invalid is not published. */
export function PublishDialog({ slug, onClose }: { readonly slug: string; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  const [later, setLater] = useState(false)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const check = useCall('content.check', { params: { slug } })
  const publish = useSend(
    'content.publish',
    ['content.read', 'content.check', 'content.list', 'reviews.list', 'releases.timeline'],
    'form',
  )
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const ready =
    (check.data?.problems.length ?? 1) === 0 && check.data?.differences.length !== 0 && (!later || from !== '')
  const send = async () => {
    if (!check.data) return
    const { seen } = check.data
    const body = {
      seen,
      ...(later && { publishAt: new Date(from).toISOString() }),
      ...(until !== '' && { expireAt: new Date(until).toISOString() }),
    }
    // What was saved meanwhile is shown before it can be published.
    const sent = publish.mutateAsync([{ params: { slug }, body }])
    const { publishAt, conflicts } = await sent.catch(async (error: unknown) => {
      await check.refetch()
      throw error
    })
    notify(later ? w('publishedLater', { when: moment(publishAt) }) : w('publishedNow'))
    for (const { scheduledFor, path } of conflicts)
      notify(w('conflicts', { when: moment(scheduledFor), fields: path.join(' › ') }))
    onClose()
  }
  return (
    <FormDialog
      title={w('publish')}
      text={w('publishText')}
      action={w('publish')}
      busy={publish.isPending}
      ready={ready}
      error={publish.error}
      send={send}
      onClose={onClose}
      wide
    >
      <ReviewNote slug={slug} />
      <fieldset className="when">
        <label>
          <input type="radio" name="when" checked={!later} onChange={() => setLater(false)} /> {w('publishNow')}
        </label>
        <label>
          <input type="radio" name="when" checked={later} onChange={() => setLater(true)} /> {w('publishAt')}
        </label>
      </fieldset>
      <div className="when-fields">
        {later && (
          <Field
            label={w('startsAt')}
            hint={w('inYourTime', { zone })}
            type="datetime-local"
            step={1}
            required
            value={from}
            onChange={event => setFrom(event.target.value)}
          />
        )}
        <Field
          label={w('endsAt')}
          type="datetime-local"
          step={1}
          value={until}
          onChange={event => setUntil(event.target.value)}
        />
      </div>
      <Answer of={check}>
        {({ problems, differences }) => (
          <>
            <ProblemList problems={problems} />
            <h3>{w('whatChanges')}</h3>
            <DifferenceList differences={differences} />
            <h3>{w('whereShown')}</h3>
            <WhereShown slug={slug} scopes={[...new Set(differences.map(({ scope }) => scope))]} />
          </>
        )}
      </Answer>
    </FormDialog>
  )
}
