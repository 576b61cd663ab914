import { memo, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import type { ToldConflicts } from './conflict-panel.tsx'
import { AskReviewDialog } from './flow-dialogs.tsx'
import { MoreActions } from './more-actions.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { See } from './warning-list.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import type { ReadContent } from './with-content.tsx'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly copy: WorkingCopy
  readonly read: ReadContent
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly onConflicts: (conflicts: ToldConflicts) => void
}

export const EditorActions = memo(function EditorActions({ copy, read, locale, onLocale, onConflicts }: Props) {
  const { w } = useWords(WORDS)
  const { saving, canUndo, canRedo, written } = useSyncExternalStore(copy.subscribe, copy.current)
  const [open, setOpen] = useState<'publish' | 'askReview' | 'versions'>()
  const mayAsk = useMe().data?.permissions.includes('content.translate') ?? false
  const mayPublish = read.mayPublish.length > 0
  const waits = useMustAsk(read, written)
  // By one's own hand, or by asking somebody who may.
  const main = mayPublish && !(waits && mayAsk) ? 'publish' : mayAsk ? 'askReview' : undefined
  const close = () => setOpen(undefined)
  const see: See = (id, where) => {
    onLocale(where)
    copy.select(id)
    close()
  }
  return (
    <>
      <span className="save-state" aria-hidden="true" data-state={saving}>
        {w(saving === 'failed' ? 'saveFailed' : saving)}
      </span>
      <Button look="quiet" disabled={!canUndo} onClick={() => copy.undo()}>
        {w('undo')}
      </Button>
      <Button look="quiet" disabled={!canRedo} onClick={() => copy.redo()}>
        {w('redo')}
      </Button>
      <Button look="quiet" onClick={() => setOpen('versions')}>
        {w('versions')}
      </Button>
      <MoreActions copy={copy} read={read} main={main} onPublish={mayPublish ? () => setOpen('publish') : undefined} />
      {main && (
        <Button look="primary" onClick={() => void copy.flush().then(() => setOpen(main))}>
          {w(main)}
        </Button>
      )}
      {open === 'publish' && (
        <PublishDialog slug={read.slug} locale={locale} onConflicts={onConflicts} onSee={see} onClose={close} />
      )}
      {open === 'askReview' && <AskReviewDialog slug={read.slug} onClose={close} />}
      {open === 'versions' && <VersionsDialog read={read} onClose={close} />}
    </>
  )
})

/** Whether somebody else has to look first: at what lay here, or because of what was written since, until they have. */
function useMustAsk({ slug, mustAsk, seenByTwo }: ReadContent, written: ReadonlySet<string>): boolean {
  const review = useCall('reviews.list', { query: { slug } }).data?.rows[0]
  if (review?.state === 'approved' && !review.changedSince && written.size > 0) return false
  return mustAsk || seenByTwo.some(scope => written.has(scope))
}
