import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** Each yes and no to letters, as it was said. */
export function Consents({ customer: { consents, consentHistory } }: { readonly customer: Customer }) {
  const { w, named } = useWords(WORDS)
  const { moment } = useI18n()
  const said = ({ optin, confirmed }: Customer['consents'][number]) =>
    w(optin ? (confirmed ? 'yes' : 'yesWaiting') : 'no')
  return (
    <section className="part">
      <h2>{w('consents')}</h2>
      {consents.length === 0 && <p className="hint">{w('noConsents')}</p>}
      <ul className="thing-rows">
        {consents.map(consent => (
          <li key={`${consent.channel} ${consent.type} ${consent.recipient}`}>
            {named(`letters_${consent.type}`, consent.type)}: {said(consent)}
            <span className="second">
              {consent.recipient} · {moment(consent.at)}
            </span>
          </li>
        ))}
      </ul>
      {consentHistory.length > 0 && (
        <details>
          <summary>{w('consentHistory')}</summary>
          <ol className="thing-rows">
            {consentHistory.map((consent, at) => (
              <li key={at}>
                {named(`letters_${consent.type}`, consent.type)}: {said(consent)}
                <span className="second">
                  {consent.recipient} · {moment(consent.at)}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
