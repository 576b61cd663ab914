import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
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

type Delivery = OutputOf<StaffEndpointOf<'deliveries.read'>>

export function DeliveryRoom() {
  const { w } = useWords(WORDS)
  const { id } = useParams({ from: '/house/stock/deliveries/$id' })
  const found = useCall('deliveries.read', { params: { id } })
  return (
    <Answer of={found}>
      {delivery => (
        <Room
          title={delivery.reference === '' ? delivery.id : delivery.reference}
          kicker={[w('delivery'), delivery.locationName, delivery.expectedOn, w(`delivery_${delivery.state}`)].join(
            ' · ',
          )}
        >
          <MoveLines
            caption={w('delivery')}
            heads={[w('expected'), w('received')]}
            lines={delivery.lines.map(({ expected, received, ...line }) => ({
              ...line,
              figures: [expected, received],
            }))}
          />
          {delivery.state === 'open' && delivery.mayChange && <Receive delivery={delivery} />}
          <ObjectHistory type="delivery" id={delivery.id} />
        </Room>
      )}
    </Answer>
  )
}

function Receive({ delivery }: { readonly delivery: Delivery }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [came, setCame] = useState<Came>({})
  const [close, setClose] = useState(false)
  const receive = useSend('deliveries.receive', [...TOUCHED, 'deliveries.read', 'deliveries.list'], 'form')
  const open = delivery.lines.map(({ sku, name, size, expected, received }) => ({
    sku,
    name,
    size,
    most: Math.max(expected - received, 0),
  }))
  const lines = cameLines(open, came)
  const seen = lines.map(line => ({
    ...line,
    was: delivery.lines.find(({ sku }) => sku === line.sku)?.received ?? 0,
  }))
  const send = async () => {
    await receive.mutateAsync([{ params: { id: delivery.id }, body: { lines: seen, close } }])
    setCame({})
    notify(w('tookIn'))
  }
  return (
    <SentForm className="stack" send={send}>
      <CameFields lines={open} came={came} onChange={setCame} />
      <label className="check">
        <input type="checkbox" checked={close} onChange={event => setClose(event.target.checked)} />
        {w('noMore')}
      </label>
      <FormError error={receive.error} />
      <Button look="primary" type="submit" busy={receive.isPending} why={needed([w('received'), areNumbers(lines)])}>
        {w('takeIn')}
      </Button>
    </SentForm>
  )
}
