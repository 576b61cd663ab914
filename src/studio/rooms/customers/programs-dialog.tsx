import { useState } from 'react'
import { PROGRAMS, type Program } from '#domain/promotions/spend.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function ProgramsDialog({ customer: { id, programs }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [chosen, setChosen] = useState<readonly Program[]>(programs)
  const [reason, setReason] = useState('')
  const save = useSend('customers.setProgram', TOUCHED, 'form')
  const send = async () => {
    const changed = PROGRAMS.filter(program => chosen.includes(program) !== programs.includes(program))
    for (const program of changed) {
      const verified = chosen.includes(program)
      const { state } = await save.mutateAsync([{ params: { id, program }, body: { verified, reason } }])
      if (state === 'waiting') notify(w('pointsWait'))
    }
    onClose()
  }
  return (
    <FormDialog
      title={w('programs')}
      text={w('programsText')}
      action={w('save')}
      busy={save.isPending}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      {PROGRAMS.map(program => (
        <label key={program} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(program)}
            onChange={event =>
              setChosen(event.target.checked ? [...chosen, program] : chosen.filter(each => each !== program))
            }
          />
          {w(program)}
        </label>
      ))}
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
