import type { Cart, CartShippingMethod } from '#contract/cart/cart.entities.ts'
import type { AddressRules } from '#contract/address/address.entities.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { Kept } from '#web/document/kept.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioField } from '#web/ui/fields/radio-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { Heading } from '#web/ui/text.tsx'
import { AddressFields, type Draft } from './address-fields.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { FieldPhone, PHONE } from './field-phone.tsx'
import { GiftNote } from './gift-note.tsx'
import { fieldId } from './open-step.ts'
import { StoreAddress, type StorePlace } from './store-address.tsx'
import { isCollected, travelText } from './travel-text.ts'

type Props = {
  cart: Cart
  stores: readonly StorePlace[]
  rules: AddressRules
  countries: readonly { code: string; name: string }[]
  draft: Draft
  error: string | undefined
  faulty: string | undefined
  captcha: string | undefined
}

export const needsAddress = ({ shippingMethods }: Cart) =>
  shippingMethods.some(({ code }) => SHIPPING_METHODS[code].needsAddress)

/** Whoever collects from a point is told there when to come. */
const asksForPhone = ({ shippingMethods }: Cart, locale: Locale) =>
  siteOfLocale(locale).features.collectionPointContactRequired && shippingMethods.some(({ code }) => code === 'pudo')

export function ShippingStep({ cart, stores, rules, countries, draft, error, faulty, captcha }: Props) {
  const { t, locale } = useI18n()
  const withAddress = needsAddress(cart)
  const contact = cart.shippingMethods.find(method => method.contact)?.contact
  const text = (name: string, known: string | undefined) => ({
    name,
    id: fieldId(name),
    defaultValue: draft[name] ?? known ?? '',
    required: true,
    ...(faulty === name && { error }),
  })
  return (
    <form method="post" className="flex flex-col gap-8">
      <ChecksItself />
      <input type="hidden" name="_action" value="shipping" />
      {captcha !== undefined && (
        <Island name="proof-field" wake="load" props={{ action: 'shipping', token: captcha }} />
      )}
      {withAddress ? (
        <ShippingAddress {...{ cart, rules, countries, draft, error, faulty }} />
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <EmailField
            {...text('recipientContactEmail', contact?.email)}
            label={t('checkout.email')}
            className="sm:col-span-2"
          />
          <TextField
            {...text('recipientFirstName', contact?.firstName)}
            label={t('checkout.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...text('recipientLastName', contact?.lastName)}
            label={t('checkout.lastName')}
            autoComplete="family-name"
          />
          {asksForPhone(cart, locale) && (
            <FieldPhone
              known={contact?.phone}
              country={rules.countryCode}
              {...{ draft, error: faulty === PHONE ? error : undefined }}
            />
          )}
        </div>
      )}
      <GiftNote cart={cart} />
      {cart.shippingMethods.map(shipment => (
        <ShipmentChoice key={shipment.shippingId} shipment={shipment} cart={cart} stores={stores} />
      ))}
      <Button type="submit" size="large" wide>
        {t('checkout.toPayment')}
      </Button>
    </form>
  )
}

const CHOSEN_HERE: readonly string[] = ['standard', 'me']

function ShipmentChoice({
  shipment,
  cart,
  stores,
}: {
  shipment: CartShippingMethod
  cart: Cart
  stores: readonly StorePlace[]
}) {
  const { t, bcp47 } = useI18n()
  const names = cart.items.filter(({ id }) => shipment.itemIds.includes(id)).map(({ name }) => name)
  const day = dateFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' })
  const by = (date: string | undefined) => date && t('checkout.by', { date: day.format(new Date(date)) })
  const costs = (price: number) => (price === 0 ? t('checkout.free') : formatMoney(price, cart.currency, bcp47))
  const many = cart.shippingMethods.length > 1
  if (!CHOSEN_HERE.includes(shipment.code)) {
    const chosen = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)
    return (
      <div>
        <Heading level={3} size="sm">
          {travelText(t, shipment)}
        </Heading>
        <div className="mt-1 text-slate">
          <StoreAddress shipment={shipment} stores={stores} />
          {chosen?.promisedDate !== undefined && isCollected([shipment]) && (
            <p>{t('checkout.ready', { date: day.format(new Date(chosen.promisedDate)) })}</p>
          )}
          <p>{names.join(', ')}</p>
          {shipment.price > 0 && <p>{costs(shipment.price)}</p>}
        </div>
      </div>
    )
  }
  const choices = shipment.applicableShippingMethods.filter(({ code }) => CHOSEN_HERE.includes(code))
  // Of what is sold out nothing travels.
  if (choices.length === 0) return null
  return (
    <div>
      <RadioField
        name={`method:${shipment.shippingId}`}
        legend={t('checkout.method')}
        rows
        defaultValue={shipment.code}
        choices={choices.map(({ code, label, price, promisedDate }) => ({
          value: code,
          label,
          note: by(promisedDate),
          aside: costs(price),
        }))}
      />
      {many && <p className="mt-2 text-sm text-slate">{names.join(', ')}</p>}
    </div>
  )
}

/** Empty, it is the same for everybody who sends to a country: rules and countries follow from that and the locale. */
function ShippingAddress({ cart: { shippingAddress }, ...form }: Omit<Props, 'captcha' | 'stores'>) {
  const fields = <AddressFields {...form} address={shippingAddress} />
  const isEmpty = !shippingAddress && !form.faulty && Object.keys(form.draft).length === 0
  return isEmpty ? (
    <Kept of={[]} name={`empty address, ${form.rules.countryCode}`}>
      {fields}
    </Kept>
  ) : (
    fields
  )
}
