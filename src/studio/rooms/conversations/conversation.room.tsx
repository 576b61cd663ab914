import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { Room } from '../../ui/room.tsx'
import { AttachDialog } from './attach-dialog.tsx'
import { TOUCHED, type Conversation } from './conversation.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { WORDS } from './words.ts'

/** One conversation: what was written, and an answer. */
export function ConversationRoom() {
  const { id } = useParams({ from: '/house/conversations/$id' })
  const conversation = useCall('conversations.read', { params: { id } })
  return (
    <RoomAnswer of={conversation} title={id} kind="conversation" id={id}>
      {found => <OneConversation conversation={found} />}
    </RoomAnswer>
  )
}

function OneConversation({ conversation }: { readonly conversation: Conversation }) {
  const { w, named } = useWords(WORDS)
  const { id, kind, site, subject, status, actions } = conversation
  const [open, setOpen] = useState<'attach' | 'handOver'>()
  return (
    <Room
      title={named(`subject_${subject}`, subject ?? id)}
      kicker={`${w(`kind_${kind}`)} · ${id} · ${site}`}
      actions={<Actions conversation={conversation} onOpen={setOpen} />}
    >
      <div className="order-state">
        <StateBadge state={status} />
      </div>
      <div className="order-page">
        <div>
          <Thread conversation={conversation} />
          {(actions.includes('reply') || actions.includes('note')) && <ReplyForm conversation={conversation} />}
          <ObjectHistory type="conversation" id={id} />
        </div>
        <Aside conversation={conversation} />
      </div>
      {open === 'attach' && <AttachDialog conversation={conversation} onClose={() => setOpen(undefined)} />}
      {open === 'handOver' && <HandOverDialog conversation={conversation} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

type ActionsProps = {
  readonly conversation: Conversation
  readonly onOpen: (dialogue: 'attach' | 'handOver') => void
}

function Actions({ conversation: { id, actions }, onOpen }: ActionsProps) {
  const { w } = useWords(WORDS)
  const own = useSend('conversations.own', TOUCHED)
  const setStatus = useSend('conversations.setStatus', TOUCHED)
  const acts = {
    take: () => own.mutate([{ params: { id }, body: { owner: 'me' } }]),
    letGo: () => own.mutate([{ params: { id }, body: { owner: 'nobody' } }]),
    close: () => setStatus.mutate([{ params: { id }, body: { status: 'closed' } }]),
    reopen: () => setStatus.mutate([{ params: { id }, body: { status: 'open' } }]),
    attach: () => onOpen('attach'),
    handOver: () => onOpen('handOver'),
  } as const
  return (['take', 'letGo', 'handOver', 'attach', 'close', 'reopen'] as const)
    .filter(action => actions.includes(action))
    .map(action => (
      <Button key={action} disabled={own.isPending || setStatus.isPending} onClick={acts[action]}>
        {w(action)}
      </Button>
    ))
}

function Thread({ conversation: { entries, public: isPublic } }: { readonly conversation: Conversation }) {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  if (entries.length === 0) return <p className="hint">{w('unseen')}</p>
  return (
    <ol className="thread" aria-label={w('written')}>
      {entries.map((entry, at) => (
        <li key={at} data-kind={entry.kind}>
          <p className="thread-head">
            <strong>{entry.who}</strong>
            <span className="hint">
              {w(entry.kind === 'reply' && isPublic ? 'entry_public' : `entry_${entry.kind}`)} ·{' '}
              <time dateTime={entry.at}>{moment(entry.at)}</time>
            </span>
          </p>
          {entry.subject !== undefined && <strong>{entry.subject}</strong>}
          <p className="story-text">{entry.text}</p>
        </li>
      ))}
    </ol>
  )
}

function Aside({ conversation }: { readonly conversation: Conversation }) {
  const { day } = useI18n()
  const moment = useSiteMoment()
  const { w, named } = useWords(WORDS)
  const said = ({ name: fact, value }: Conversation['facts'][number]) =>
    fact === 'bought' ? day(value) : named(`${fact}_${value}`, value)
  const { name, email, phone, customerId, orderNumber, product, owner, facts, openedAt, firstAnswerAt } = conversation
  return (
    <aside className="order-aside">
      {name !== undefined && (
        <section>
          <h2>{w('from')}</h2>
          <p>
            {customerId === undefined ? (
              name
            ) : (
              <Link to="/customers/$id" params={{ id: customerId }}>
                {name}
              </Link>
            )}
          </p>
          {email !== undefined && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {phone !== undefined && <p>{phone}</p>}
        </section>
      )}
      <section>
        <h2>{w('about')}</h2>
        <dl className="sums">
          {orderNumber !== undefined && (
            <div>
              <dt>{w('order')}</dt>
              <dd>
                <Link to="/orders/$number" params={{ number: orderNumber }}>
                  {orderNumber}
                </Link>
              </dd>
            </div>
          )}
          {product && (
            <div>
              <dt>{w('product')}</dt>
              <dd>
                <Link to="/catalogue/$styleId" params={{ styleId: product.id }}>
                  {product.name}
                </Link>
              </dd>
            </div>
          )}
          {[
            ...facts.map(fact => [w(`fact_${fact.name}`), said(fact)] as const),
            [w('owner'), owner ?? '–'] as const,
            [w('opened'), moment(openedAt)] as const,
            [w('firstAnswer'), firstAnswerAt === undefined ? '–' : moment(firstAnswerAt)] as const,
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </aside>
  )
}
