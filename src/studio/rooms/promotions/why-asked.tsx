import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { WhyTable } from '../../why/why-table.tsx'
import { WHY_WORDS } from '../../why/words.ts'
import { WORDS } from './words.ts'

/** Of any cart or order, a guest's too, whose number somebody has: why it comes to what it does. */
export function WhyAsked() {
  const { w } = useWords(WHY_WORDS)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{w('why')}</Button>
      {open && (
        <Dialog wide title={w('why')} text={w('whyText')} onClose={() => setOpen(false)}>
          <Asking />
        </Dialog>
      )}
    </>
  )
}

function Asking() {
  const { w } = useWords(WORDS)
  const [number, setNumber] = useState('')
  const ask = useSend('promotions.whyOf', [], 'form')
  const asked = ask.variables?.[0].params.number
  return (
    <SentForm send={async () => void (await ask.mutateAsync([{ params: { number: number.trim() } }]))}>
      <div className="desk-filters">
        <Field
          label={w('ofWhich')}
          maxLength={64}
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" busy={ask.isPending}>
          {w('askWhy')}
        </Button>
      </div>
      <FormError error={ask.error} />
      {ask.data && <WhyTable why={ask.data} caption={asked ?? ''} />}
    </SentForm>
  )
}
