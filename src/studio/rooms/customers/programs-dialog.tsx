import { useState } from 'react'
import { STAFF_PROGRAMS } from '#contract/staff/customer-words.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from './reason-field.tsx'
import { WORDS } from './words.ts'

export function ProgramsDialog({ customer: { id, programs }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [chosen, setChosen] = useState<Readonly<Record<(typeof STAFF_PROGRAMS)[number], boolean>>>(programs)
  const [reason, setReason] = useState('')
  const save = useSend('customers.setProgram', TOUCHED)
  const send = async () => {
    for (const program of STAFF_PROGRAMS)
      if (chosen[program] !== programs[program])
        await save.mutateAsync([{ params: { id, program }, body: { verified: chosen[program], reason } }])
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
      {STAFF_PROGRAMS.map(program => (
        <label key={program} className="check">
          <input
            type="checkbox"
            checked={chosen[program]}
            onChange={event => setChosen({ ...chosen, [program]: event.target.checked })}
          />
          {w(program)}
        </label>
      ))}
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
