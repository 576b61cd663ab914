import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

type Said = Customer['consents'][number]

/** Each yes and no to letters, as it was said. */
export function Consents({ customer: { id, consents } }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const [opened, setOpened] = useState(false)
  return (
    <section className="part">
      <h2>{w('consents')}</h2>
      {consents.length === 0 && <p className="hint">{w('noConsents')}</p>}
      <ul className="thing-rows">
        {consents.map(consent => (
          <OneConsent key={`${consent.channel} ${consent.type} ${consent.recipient}`} consent={consent} />
        ))}
      </ul>
      <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>{w('consentHistory')}</summary>
        {opened && <History id={id} />}
      </details>
    </section>
  )
}

/** Read when somebody wants it: it names addresses, and each look is written down. */
function History({ id }: { readonly id: string }) {
  const { w } = useWords(WORDS)
  const found = usePages('customers.consents', query => call('customers.consents', { params: { id }, query }), id)
  return (
    <Pages of={found} empty={<p className="hint">{w('noConsents')}</p>}>
      {rows => (
        <ol className="thing-rows">
          {rows.map(consent => (
            <OneConsent key={consent.id} consent={consent} />
          ))}
        </ol>
      )}
    </Pages>
  )
}

function OneConsent({ consent: { type, optin, confirmed, recipient, at } }: { readonly consent: Said }) {
  const { w, named } = useWords(WORDS)
  const moment = useSiteMoment()
  return (
    <li>
      {named(`letters_${type}`, type)}: {w(optin ? (confirmed ? 'yes' : 'yesWaiting') : 'no')}
      <span className="second">
        {recipient} · {moment(at)}
      </span>
    </li>
  )
}
