import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

/** All of it as a file, and a file as more of it. */
export function FileActions({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState(false)
  const download = async () => {
    const { csv } = await call('redirects.file')
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
    link.download = 'redirects.csv'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <Button look="quiet" onClick={() => void download().catch(() => notify(t('failedText')))}>
        {w('download')}
      </Button>
      {mayChange && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {w('takeIn')}
        </Button>
      )}
      {open && <TakeInDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function TakeInDialog({ onClose }: { readonly onClose: () => void }) {
  const { counted } = useI18n()
  const { w } = useWords(WORDS)
  const [csv, setCsv] = useState('')
  const takeIn = useSend('redirects.takeIn', ['redirects.list'], 'form')
  const problems = takeIn.data?.problems ?? []
  const send = async () => {
    const { added, problems: wrong } = await takeIn.mutateAsync([{ body: { csv } }])
    if (wrong.length > 0) return
    notify(w('tookIn', { count: counted(added) }))
    onClose()
  }
  return (
    <FormDialog
      title={w('takeIn')}
      text={w('takeInText')}
      action={w('takeIn')}
      busy={takeIn.isPending}
      ready={csv.trim() !== ''}
      error={takeIn.error}
      send={send}
      onClose={onClose}
      wide
    >
      <Field
        label={w('file')}
        type="file"
        accept=".csv,text/csv"
        onChange={event => void event.target.files?.[0]?.text().then(setCsv)}
      />
      <TextField label={w('lines')} rows={8} value={csv} onChange={event => setCsv(event.target.value)} />
      {problems.length > 0 && (
        <div className="problems" role="alert">
          <ul>
            {problems.map(({ line, message }) => (
              <li key={line}>{w('problemAt', { line, message })}</li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  )
}
