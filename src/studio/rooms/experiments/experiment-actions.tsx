import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BASELINE } from '#domain/content/content-rules.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { letterOf, TOUCHED, type Shown } from './experiment.ts'
import { WORDS } from './words.ts'

type Props = { readonly shown: Shown; readonly isChanged: boolean }

/** Start, stop, end, throw away: whatever is possible now. */
export function ExperimentActions({ shown, isChanged }: Props) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'stop' | 'end' | 'remove'>()
  const start = useSend('experiments.start', TOUCHED)
  const stop = useSend('experiments.stop', TOUCHED)
  const remove = useSend('experiments.remove', ['experiments.list'])
  const of = { params: { experimentId: shown.id } }
  const close = () => setOpen(undefined)
  const { state, revision } = shown
  return (
    <>
      {state === 'draft' && (
        <>
          <Button look="quiet" onClick={() => setOpen('remove')}>
            {w('remove')}
          </Button>
          <Button
            disabled={start.isPending || isChanged}
            title={w('startText')}
            onClick={() => start.mutate([{ ...of, body: { seen: revision } }])}
          >
            {w('start')}
          </Button>
        </>
      )}
      {state === 'running' && <Button onClick={() => setOpen('stop')}>{w('stop')}</Button>}
      {(state === 'running' || state === 'stopped') && (
        <Button look="primary" onClick={() => setOpen('end')}>
          {w('end')}
        </Button>
      )}
      {open === 'stop' && (
        <Confirm
          title={w('stop')}
          text={w('stopText')}
          action={w('stop')}
          busy={stop.isPending}
          onClose={close}
          onConfirm={() => stop.mutate([of], { onSettled: close })}
        />
      )}
      {open === 'remove' && (
        <Confirm
          title={w('remove')}
          text={w('removeText')}
          action={w('remove')}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() =>
            remove.mutate([of], { onSuccess: () => void navigate({ to: '/experiments' }), onError: close })
          }
        />
      )}
      {open === 'end' && <EndDialog shown={shown} onClose={close} />}
    </>
  )
}

function EndDialog({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const mayPublish = useMe().data?.permissions.includes('content.publish') ?? false
  const [winner, setWinner] = useState(shown.results.best ?? BASELINE)
  const [publish, setPublish] = useState(mayPublish)
  const end = useSend('experiments.end', [...TOUCHED, 'content.read', 'content.list'], 'form')
  const send = async () => {
    await end.mutateAsync([{ params: { experimentId: shown.id }, body: { winner, publish } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('end')}
      text={w('endText')}
      action={w('end')}
      busy={end.isPending}
      error={end.error}
      send={send}
      onClose={onClose}
    >
      <SelectField label={w('winner')} value={winner} onChange={({ target }) => setWinner(target.value)}>
        <option value={BASELINE}>{w('throwAway')}</option>
        {shown.plan.variants.map(variant => (
          <option key={variant} value={variant}>
            {letterOf(variant)}
          </option>
        ))}
      </SelectField>
      {mayPublish && (
        <label className="check">
          <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
          {w('publishNow')}
        </label>
      )}
    </FormDialog>
  )
}
