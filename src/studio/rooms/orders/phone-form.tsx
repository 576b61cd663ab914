import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { LOCALES, siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { addressBody, AddressFields, besideAddress, typedAddress } from './address-fields.tsx'
import { PhonePieces, type Piece } from './phone-pieces.tsx'
import type { PhoneOrder } from './phone-order.ts'
import { WORDS } from './words.ts'

type Wish = InputOf<StaffEndpointOf<'phoneOrders.change'>>['body']
export type Member = OutputOf<StaffEndpointOf<'customers.read'>>

type Props = {
  readonly order: PhoneOrder | undefined
  readonly member: Member | undefined
  readonly error: Error | null
  readonly busy: boolean
  readonly onSend: (wish: Wish) => Promise<void>
}

/** What somebody on the telephone wants, who they are and where it goes. */
export function PhoneForm({ order, member, error, busy, onSend }: Props) {
  const { w } = useWords(WORDS)
  const { money, language } = useI18n()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const languageNamed = useLanguageNames()
  const [locale, setLocale] = useState(order?.locale ?? member?.locale ?? LOCALES[0])
  const [pieces, setPieces] = useState<readonly Piece[]>(order?.lines ?? [])
  const [email, setEmail] = useState(order?.email ?? member?.email ?? '')
  const [typed, setTyped] = useState(() =>
    typedAddress(order?.address ?? (member && { recipientContactPhone: member.phone })),
  )
  const [country, setCountry] = useState(order?.address?.countryCode)
  const [delivery, setDelivery] = useState(order?.delivery)
  const { shipsTo, country: home } = siteOfLocale(locale)
  const countryCode = country !== undefined && shipsTo.includes(country) ? country : home
  const send = () =>
    onSend({
      locale,
      items: pieces.map(({ sku, qty }) => ({ sku, qty })),
      address: { ...addressBody(typed, countryCode), recipientContactEmail: email },
      ...(delivery !== undefined && { delivery }),
    })
  return (
    <SentForm className="stack phone-form" send={send}>
      {order === undefined && (
        <SelectField
          label={w('phoneWhere')}
          name="locale"
          value={locale}
          onChange={event => setLocale(LOCALES.find(each => each === event.target.value) ?? locale)}
        >
          {LOCALES.map(each => (
            <option key={each} value={each}>
              {languageNamed(each)}
            </option>
          ))}
        </SelectField>
      )}
      <PhonePieces locale={locale} pieces={pieces} onChange={setPieces} />
      <h2>{w('phoneFor')}</h2>
      {order === undefined && (
        <p className="hint">
          {member ? (
            w('phoneForMember', { name: member.name ?? member.email })
          ) : (
            <>
              {w('phoneIsMember')} <Link to="/customers">{w('phoneFindMember')}</Link>
            </>
          )}
        </p>
      )}
      <Field
        label={w('phoneEmail')}
        name="email"
        type="email"
        required
        readOnly={member !== undefined || order?.customerId !== undefined}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <AddressFields typed={typed} countryCode={countryCode} error={error} onType={setTyped} />
      {shipsTo.length > 1 && (
        <SelectField
          label={w('phoneCountry')}
          name="countryCode"
          value={countryCode}
          onChange={event => setCountry(event.target.value)}
        >
          {shipsTo.map(each => (
            <option key={each} value={each}>
              {countries.of(each)}
            </option>
          ))}
        </SelectField>
      )}
      {order && order.deliveries.length > 0 && (
        <SelectField
          label={w('phoneDelivery')}
          name="delivery"
          value={delivery}
          onChange={event => setDelivery(order.deliveries.find(({ code }) => code === event.target.value)?.code)}
        >
          {order.deliveries.map(({ code, name, price }) => (
            <option key={code} value={code}>
              {`${name} · ${money(price, order.currency)}`}
            </option>
          ))}
        </SelectField>
      )}
      <FormError error={besideAddress(error)} />
      <div>
        <Button look={order ? 'plain' : 'primary'} type="submit" disabled={busy || pieces.length === 0}>
          {w('phoneCount')}
        </Button>
      </div>
    </SentForm>
  )
}
