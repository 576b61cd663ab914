import { useState } from 'react'
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '#domain/stock/stock-words.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { TOUCHED, type Shelf } from './stock.ts'
import { WORDS } from './words.ts'

const TOLD = { set: 'adjusted', raised: 'adjustedShort', unknown: 'notAdjusted' } as const

/** More or fewer than the book says, and why. */
export function AdjustDialog({ shelf, onClose }: { readonly shelf: Shelf; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<AdjustmentReason>('correction')
  const [note, setNote] = useState('')
  const adjust = useSend('stock.adjust', TOUCHED, 'form')
  const change = Number(typed.replace('−', '-'))
  const isMeant = Number.isInteger(change) && change !== 0
  const send = async () => {
    const { sku, location } = shelf
    const body = { rows: [{ sku, location, change }], reason, ...(note.trim() !== '' && { note }) }
    const { rows } = await adjust.mutateAsync([{ body }])
    notify(w(TOLD[rows[0]?.outcome ?? 'unknown']))
    onClose()
  }
  return (
    <FormDialog
      title={w('adjust')}
      text={w('adjustText', { sku: shelf.sku, location: shelf.locationName, count: shelf.onHand })}
      action={w('adjust')}
      busy={adjust.isPending}
      why={needed([w('change'), isMeant])}
      error={adjust.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('change')}
        hint={w('changeHint', { count: shelf.onHand + (isMeant ? change : 0) })}
        inputMode="text"
        autoComplete="off"
        maxLength={8}
        required
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={w('reason')}
        value={reason}
        onChange={event => setReason(ADJUSTMENT_REASONS.find(each => each === event.target.value) ?? reason)}
      >
        {ADJUSTMENT_REASONS.map(each => (
          <option key={each} value={each}>
            {w(`kind_${each}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={w('note')}
        hint={w('noteHint')}
        maxLength={200}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
