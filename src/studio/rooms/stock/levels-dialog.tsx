import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { TOUCHED, type Shelf } from './stock.ts'
import { WORDS } from './words.ts'

export const MOST_AT_ONCE = 200

type Props = { readonly shelves: readonly Shelf[]; readonly onClose: () => void }

/** How many are never sold, and from how few on a shelf is low. */
export function LevelsDialog({ shelves, onClose }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [first] = shelves
  const alone = shelves.length === 1 ? first : undefined
  const [safety, setSafety] = useState(alone ? String(alone.safety) : '')
  const [lowAt, setLowAt] = useState(alone ? String(alone.lowAt) : '')
  const keep = useSend('stock.keep', TOUCHED, 'form')
  const send = async () => {
    const rows = shelves.map(({ sku, location }) => ({ sku, location }))
    const body = {
      rows,
      ...(safety !== '' && { safety: Number(safety) }),
      ...(lowAt !== '' && { lowAt: Number(lowAt) }),
    }
    await keep.mutateAsync([{ body }])
    notify(w('levelsSaved'))
    onClose()
  }
  return (
    <FormDialog
      title={w('levels')}
      text={w('levelsText', { count: shelves.length })}
      action={t('save')}
      busy={keep.isPending}
      why={needed([`${w('safety')} / ${w('lowAt')}`, safety !== '' || lowAt !== ''])}
      error={keep.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('safety')}
        hint={w('safetyHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        value={safety}
        onChange={event => setSafety(event.target.value)}
      />
      <Field
        label={w('lowAt')}
        hint={w('lowAtHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={30_000}
        value={lowAt}
        onChange={event => setLowAt(event.target.value)}
      />
    </FormDialog>
  )
}
