import { useState } from 'react'
import { isDeletable, isMovable } from '#domain/content/movable.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { ActList, ActMenu } from './act-menu.tsx'
import type { ReadContent } from './with-content.tsx'
import { AddToReleaseDialog, AskReviewDialog } from './flow-dialogs.tsx'
import { RenameDialog, UnpublishDialog } from './moving-dialogs.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

const TOUCHED = ['content.read', 'content.check', 'content.list'] as const

/** What is done seldom, or should be thought about. */
const ACTS = [
  { act: 'askReview', needs: 'content.translate' },
  { act: 'addToRelease', needs: 'content.write' },
  { act: 'discard', needs: 'content.write' },
  { act: 'rename', needs: 'content.publish' },
  { act: 'unpublish', needs: 'content.publish' },
  { act: 'removeObject', needs: 'content.publish' },
] as const

type Act = (typeof ACTS)[number]['act']

type Props = {
  readonly copy: WorkingCopy
  readonly read: ReadContent
  /** What has a button of its own. */
  readonly main: string | undefined
  /** For who may, even where another act is the main one. */
  readonly onPublish: (() => void) | undefined
}

export function MoreActions({ copy, read: { slug }, main, onPublish }: Props) {
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState<Act>()
  const discard = useSend('content.discard', TOUCHED)
  const permissions = useMe().data?.permissions ?? []
  const isThere = (act: Act) => (act === 'rename' ? isMovable(slug) : act !== 'removeObject' || isDeletable(slug))
  const acts = ACTS.filter(({ act, needs }) => act !== main && permissions.includes(needs) && isThere(act))
  const close = () => setOpen(undefined)
  const after = (act: () => void) => () => void copy.flush().then(act)
  const publish = onPublish && main !== 'publish' ? [[w('publish'), after(onPublish)] as const] : []
  if (acts.length + publish.length === 0) return null
  return (
    <>
      <ActMenu summary={w('more')} look="word">
        <ActList acts={[...publish, ...acts.map(({ act }) => [w(act), after(() => setOpen(act))] as const)]} />
      </ActMenu>
      {open === 'askReview' && <AskReviewDialog slug={slug} onClose={close} />}
      {open === 'addToRelease' && <AddToReleaseDialog slug={slug} onClose={close} />}
      {open === 'rename' && <RenameDialog slug={slug} onClose={close} />}
      {open === 'removeObject' && <RemoveDialog slug={slug} onClose={close} />}
      {open === 'unpublish' && <UnpublishDialog slug={slug} onClose={close} />}
      {open === 'discard' && (
        <Confirm
          title={w('discard')}
          text={w('discardText')}
          action={w('discard')}
          busy={discard.isPending}
          onClose={close}
          onConfirm={() => discard.mutate([{ params: { slug } }], { onSuccess: close })}
        />
      )}
    </>
  )
}
