import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { SHORT_REASONS, type ShortReason } from '#domain/stock/stock-words.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { Answer } from '../../ui/state.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { areNumbers, CameFields, cameLines, type Came } from './came-fields.tsx'
import { MoveLines } from './move-lines.tsx'
import { TOUCHED } from './stock.ts'
import { WORDS } from './words.ts'

type Transfer = OutputOf<StaffEndpointOf<'transfers.read'>>

const TOUCHES = [...TOUCHED, 'transfers.read', 'transfers.list'] as const

export function TransferRoom() {
  const { w } = useWords(WORDS)
  const { id } = useParams({ from: '/house/stock/transfers/$id' })
  const found = useCall('transfers.read', { params: { id } })
  return (
    <Answer of={found}>
      {transfer => (
        <Room
          title={`${transfer.fromName} → ${transfer.toName}`}
          kicker={`${w('transfer')} · ${w(`transfer_${transfer.state}`)}`}
          actions={<Steps transfer={transfer} />}
        >
          {transfer.note !== '' && <p>{transfer.note}</p>}
          <MoveLines
            caption={w('transfer')}
            heads={[w('pieces'), w('received')]}
            lines={transfer.lines.map(({ qty, received = '', ...line }) => ({ ...line, figures: [qty, received] }))}
          />
          {transfer.state === 'sent' && transfer.mayReceive && <Receive transfer={transfer} />}
          <ObjectHistory type="transfer" id={transfer.id} />
        </Room>
      )}
    </Answer>
  )
}

function Steps({ transfer: { id, state, maySend } }: { readonly transfer: Transfer }) {
  const { w } = useWords(WORDS)
  const send = useSend('transfers.send', TOUCHES)
  const cancel = useSend('transfers.cancel', TOUCHES)
  const params = { id }
  const busy = send.isPending || cancel.isPending
  if (!maySend || (state !== 'draft' && state !== 'sent')) return null
  return (
    <>
      <Button busy={busy} quietly={!cancel.isPending} onClick={() => cancel.mutate([{ params, body: {} }])}>
        {w('callBack')}
      </Button>
      {state === 'draft' && (
        <Button
          look="primary"
          busy={busy}
          quietly={!send.isPending}
          onClick={() => send.mutate([{ params }], { onSuccess: () => notify(w('sentNow')) })}
        >
          {w('send')}
        </Button>
      )}
    </>
  )
}

function Receive({ transfer }: { readonly transfer: Transfer }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [came, setCame] = useState<Came>({})
  const [reason, setReason] = useState<ShortReason>()
  const receive = useSend('transfers.receive', TOUCHES, 'form')
  const sent = transfer.lines.map(({ sku, name, size, qty }) => ({ sku, name, size, most: qty }))
  const lines = cameLines(sent, came)
  const isShort = lines.some(({ qty }, at) => qty < (sent[at]?.most ?? 0))
  const send = async () => {
    const body = { lines, ...(isShort && reason && { shortReason: reason }) }
    await receive.mutateAsync([{ params: { id: transfer.id }, body }])
    notify(w('tookIn'))
  }
  return (
    <SentForm className="stack" send={send}>
      <CameFields lines={sent} came={came} onChange={setCame} />
      {isShort && (
        <SelectField
          label={w('shortReason')}
          value={reason ?? ''}
          onChange={event => setReason(SHORT_REASONS.find(each => each === event.target.value))}
        >
          <option value="">–</option>
          {SHORT_REASONS.map(each => (
            <option key={each} value={each}>
              {w(`kind_${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      <FormError error={receive.error} />
      <Button
        look="primary"
        type="submit"
        busy={receive.isPending}
        why={needed([w('received'), areNumbers(lines)], [w('shortReason'), !isShort || reason !== undefined])}
      >
        {w('takeIn')}
      </Button>
    </SentForm>
  )
}
