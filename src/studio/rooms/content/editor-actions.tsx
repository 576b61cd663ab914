import { memo, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { useMe } from '../../calls/queries.ts'
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
  const { saving, canUndo, canRedo } = useSyncExternalStore(copy.subscribe, copy.current)
  const [open, setOpen] = useState<'publish' | 'askReview' | 'versions'>()
  const main = mainOf(read, useMe().data?.permissions ?? [])
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
      <MoreActions copy={copy} read={read} main={main} />
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

/** How what is written goes on its way: by one's own hand, or by asking somebody who may. */
function mainOf({ mayPublish }: ReadContent, permissions: readonly string[]): 'publish' | 'askReview' | undefined {
  if (mayPublish.length > 0) return 'publish'
  return permissions.includes('content.translate') ? 'askReview' : undefined
}
