import { useParams } from '@tanstack/react-router'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { ThingLink } from '../../lists/thing-link.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Room } from '../../ui/room.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { ReceiveForm } from './receive-form.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { WORDS } from './words.ts'
import type { Return } from './one-return.ts'

export function ReturnRoom() {
  const { number } = useParams({ from: '/house/returns/$number' })
  const found = useCall('returns.read', { params: { returnNumber: number } })
  return (
    <RoomAnswer of={found} title={number} kind="return" id={number}>
      {one => <OneReturn key={number} found={one} />}
    </RoomAnswer>
  )
}

function OneReturn({ found }: { readonly found: Return }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  return (
    <Room
      title={found.number}
      kicker={`${w('return')} · ${found.site}`}
      actions={
        found.mayPrint && (
          <a
            className="button"
            href={`/api/staff/v1/orders/${found.orderNumber}/labels/${found.number}`}
            target="_blank"
            rel="noreferrer"
          >
            {w('label')}
          </a>
        )
      }
    >
      <p className="return-facts">
        <ReturnBadge state={found.state} />
        <ThingLink kind="order" id={found.orderNumber}>
          {found.orderNumber}
        </ThingLink>
        <span>{found.exchange ? w('exchange') : money(found.refund, found.currency)}</span>
      </p>
      {found.comment !== undefined && <p className="room-note">{w('says', { comment: found.comment })}</p>}
      {found.mayReceive ? <ReceiveForm found={found} /> : <Received found={found} />}
      {/* What is done with a return is written down with its order. */}
      <ObjectHistory type="order" id={found.orderNumber} />
    </Room>
  )
}

function Received({ found: { received, lines } }: { readonly found: Return }) {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  if (!received)
    return (
      <ul className="thing-rows">
        {lines.map(({ itemId, name, detail, qty }) => (
          <li key={itemId}>
            {qty} × {name} <span className="second">{detail}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <p className="hint">{w('receivedBy', { who: received.by, when: moment(received.at) })}</p>
      {received.reason !== undefined && <p>{received.reason}</p>}
      <ul className="thing-rows">
        {received.pieces.map(({ itemId, name, condition, refund, refundPercent }, at) => (
          <li key={at}>
            {/* Servers of the version before do not tell the name. */}
            {name ?? lines.find(line => line.itemId === itemId)?.name ?? w('piece', { number: at + 1 })}
            <span className="second">
              {w(`${refund ? 'done' : 'refused'}_${condition}`)}
              {refundPercent !== undefined && ` · ${w('partly', { percent: refundPercent })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
