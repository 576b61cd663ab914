import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useKeepsMail } from '../../calls/keeps-mail.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

type Entry = Order['story'][number]

/** Everything in one line of time, newest first. */
export function OrderStory({ order }: { readonly order: Order }) {
  const { money } = useI18n()
  const moment = useSiteMoment()
  const [mail, setMail] = useState<number>()
  const title = useTitle()
  const { named } = useWords(WORDS)
  return (
    <>
      <ol className="story">
        {order.story.map((entry, at) => (
          <li key={at} data-kind={entry.kind}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            <div>
              <strong>{title(entry)}</strong>
              {entry.amount !== undefined && <span> {money(entry.amount, order.currency)}</span>}
              {entry.conversationId !== undefined && (
                <Link to="/conversations/$id" params={{ id: entry.conversationId }}>
                  {entry.conversationId}
                </Link>
              )}
              {entry.mailId === undefined ? (
                entry.detail !== undefined && (
                  <p className="story-text">{named(detailWord(entry.kind, entry.detail), entry.detail)}</p>
                )
              ) : (
                <button type="button" className="link-button" onClick={() => setMail(entry.mailId)}>
                  {entry.detail}
                </button>
              )}
              {entry.who !== undefined && <span className="second">{entry.who}</span>}
            </div>
          </li>
        ))}
      </ol>
      {mail !== undefined && <MailDialog order={order} mailId={mail} onClose={() => setMail(undefined)} />}
    </>
  )
}

const detailWord = (kind: Entry['kind'], detail: string) => `${kind === 'cancellation' ? 'reason' : 'way'}_${detail}`

function useTitle() {
  const { w, named } = useWords(WORDS)
  return ({ kind, word = '', kept }: Entry): string =>
    kept
      ? w('mail_kept')
      : named(`${kind}_${word}`, named(kind === 'shipment' ? `status_${word}` : `story_${kind}`, word))
}

type MailProps = { readonly order: Order; readonly mailId: number; readonly onClose: () => void }

function MailDialog({ order, mailId, onClose }: MailProps) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const params = { number: order.number, mailId }
  const mail = useCall('orders.mail', { params })
  const keeps = useKeepsMail()
  const resend = useSend('orders.resendMail', TOUCHED)
  const again = async () => {
    await resend.mutateAsync([{ params }])
    notify(w(keeps ? 'rewritten' : 'resent'))
    onClose()
  }
  return (
    <Dialog title={mail.data?.subject ?? w('story_mail')} onClose={onClose} wide>
      <Answer of={mail}>
        {({ to, text, kept }) => (
          <>
            <p className="hint">
              {w('to')}: {to}
              {kept && ` · ${w('mail_kept')}`}
            </p>
            <pre className="letter">{text}</pre>
          </>
        )}
      </Answer>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
        {order.actions.includes('note') && (
          <Button look="primary" disabled={resend.isPending} onClick={() => void again().catch(() => {})}>
            {w('resend')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
