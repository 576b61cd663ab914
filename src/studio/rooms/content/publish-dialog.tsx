import { useState } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useOwnZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import type { ToldConflicts } from './conflict-panel.tsx'
import { useFieldWords } from './field-words.ts'
import { ReviewNote } from './review-note.tsx'
import { WarningList, type See } from './warning-list.tsx'
import { WhatChanges } from './what-changes.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly slug: string
  /** As whom it was last seen. */
  readonly locale: Locale
  readonly onConflicts: (conflicts: ToldConflicts) => void
  readonly onSee: See
  readonly onClose: () => void
}

/** Says what will be different, and asks when. What is invalid is not published. */
export function PublishDialog({ slug, locale, onConflicts, onSee, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  const fieldNamed = useFieldWords()
  const [later, setLater] = useState(false)
  const [publishAt, setPublishAt] = useState<string>()
  const [expireAt, setExpireAt] = useState<string>()
  const own = useOwnZone()
  const [zone = own, setZone] = useState<string>()
  const check = useCall('content.check', { params: { slug } })
  const publish = useSend(
    'content.publish',
    ['content.read', 'content.check', 'content.list', 'reviews.list', 'releases.timeline', 'releases.comings'],
    'form',
  )
  // What was looked at last time may have been saved over since: that is told before it can be published.
  const ready =
    !check.isFetching &&
    (check.data?.problems.length ?? 1) === 0 &&
    check.data?.differences.length !== 0 &&
    (!later || publishAt !== undefined)
  const send = async () => {
    if (!check.data) return
    const { seen } = check.data
    const body = {
      seen,
      ...(later && publishAt !== undefined && { publishAt }),
      ...(expireAt !== undefined && { expireAt }),
    }
    // What was saved meanwhile is shown before it can be published.
    const sent = publish.mutateAsync([{ params: { slug }, body }])
    const { publishAt: begins, conflicts } = await sent.catch(async (error: unknown) => {
      await check.refetch()
      throw error
    })
    notify(later ? w('publishedLater', { when: moment(begins, zone) }) : w('publishedNow'))
    for (const [scheduledFor, same] of Map.groupBy(conflicts, each => each.scheduledFor)) {
      const fields = same.map(({ path }) => fieldNamed(path.slice(-1))).join(', ')
      onConflicts({
        told: w('conflicts', { when: moment(scheduledFor, zone), fields }),
        lines: same.map(({ path, before, after }) => ({ path, kept: after, other: before })),
      })
    }
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
        {later && <MomentField label={w('startsAt')} zone={zone} required value={publishAt} onChange={setPublishAt} />}
        <MomentField label={w('endsAt')} zone={zone} value={expireAt} onChange={setExpireAt} />
        <ZoneField zone={zone} onChange={setZone} />
      </div>
      <WarningList slug={slug} onSee={onSee} />
      <Answer of={check}>
        {checked => <WhatChanges slug={slug} checked={checked} locale={locale} at={later ? publishAt : undefined} />}
      </Answer>
    </FormDialog>
  )
}
