import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import type { Count } from './count.ts'
import { TOUCHED } from './stock.ts'
import { WORDS } from './words.ts'

type Props = { readonly count: Count; readonly onClose: () => void }

export function BookDialog({ count, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [whole, setWhole] = useState(false)
  const book = useSend('counts.book', [...TOUCHED, 'counts.read', 'counts.list'], 'form')
  const send = async () => {
    const body = { notScanned: whole ? ('gone' as const) : ('leave' as const) }
    const { shelves, pieces } = await book.mutateAsync([{ params: { id: count.id }, body }])
    notify(w('bookedCount', { shelves, pieces }))
    onClose()
  }
  return (
    <FormDialog
      title={w('bookCount')}
      text={w('bookCountText')}
      action={w('bookCount')}
      busy={book.isPending}
      error={book.error}
      send={send}
      onClose={onClose}
    >
      {count.notScanned > 0 && (
        <label className="check">
          <input type="checkbox" checked={whole} onChange={event => setWhole(event.target.checked)} />
          {w('writeOff', { count: count.notScanned })}
        </label>
      )}
    </FormDialog>
  )
}

export function DiscardDialog({ count, onClose }: Props) {
  const { w } = useWords(WORDS)
  const discard = useSend('counts.discard', ['counts.read', 'counts.list'])
  const send = async () => {
    await discard.mutateAsync([{ params: { id: count.id } }])
    onClose()
  }
  return (
    <Confirm
      title={w('discardCount')}
      text={w('discardText')}
      action={w('discardCount')}
      busy={discard.isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  )
}
