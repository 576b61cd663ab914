import type { Address, AddressRules } from '#contract/address/address.entities.ts'
import { ADDRESS_PROPERTY, type AddressField } from '#domain/address/address-rules.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { FieldPhone } from './field-phone.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { addressWords, townFirst } from './address-words.ts'
import { fieldId } from './open-step.ts'

/** As the post writes it, or as people do: in small letters and without the space. */
const typedPattern = (pattern: string | undefined) =>
  pattern === undefined || /[A-Z]/.test(pattern) ? undefined : pattern

/** The lengths that the rules of a country allow, for a form that checks itself. */
export const fieldChecks = ({ required, minLength, maxLength }: AddressRules['fields'][AddressField]) => ({
  required,
  ...(minLength !== undefined && { 'data-min': minLength }),
  ...(maxLength !== undefined && { 'data-max': maxLength }),
})

export type Draft = Partial<Record<string, string>>

type Props = {
  rules: AddressRules
  countries: readonly { code: string; name: string }[]
  /** What was typed before, else what is known. */
  draft: Draft
  address: Address | undefined
  error: string | undefined
  /** The field the server found fault with. */
  faulty: string | undefined
}

/** The address form of a country: which fields there are and which are required, as the country's rules say. */
export function AddressFields({ rules, countries, draft, address, error, faulty }: Props) {
  const t = useT()
  const { fields } = rules
  const text = (name: string, known: string | undefined) => ({
    name,
    id: fieldId(name),
    defaultValue: draft[name] ?? known ?? '',
    ...(faulty === name && { error }),
  })
  const ruled = (field: AddressField) => ({
    ...text(ADDRESS_PROPERTY[field], address?.[ADDRESS_PROPERTY[field]]),
    ...fieldChecks(fields[field]),
  })
  const words = addressWords(rules.countryCode)
  const city = <TextField key="city" {...ruled('city')} label={t('checkout.city')} autoComplete="address-level2" />
  const postalCode = (
    <TextField
      key="postalCode"
      {...text('postalCode', address?.postalCode)}
      label={t(`checkout.${words.postalCode}`)}
      autoComplete="postal-code"
      pattern={countries.length === 1 ? typedPattern(fields.postalCode.pattern) : undefined}
      required={fields.postalCode.required}
    />
  )
  const province = rules.provinces.length > 0 && (
    <SelectField
      key="province"
      {...text('stateCityProvDept', address?.stateCityProvDept)}
      label={t(`checkout.${words.province}`)}
      autoComplete="address-level1"
      required={fields.province.required}
      placeholder={t('checkout.choose')}
      choices={rules.provinces.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <EmailField
        {...text('recipientContactEmail', address?.recipientContactEmail)}
        label={t('checkout.email')}
        required
        className="sm:col-span-2"
      />
      <TextField {...ruled('firstName')} label={t('checkout.firstName')} autoComplete="given-name" data-check="name" />
      <TextField {...ruled('lastName')} label={t('checkout.lastName')} autoComplete="family-name" data-check="name" />
      <TextField
        {...ruled('addressLine1')}
        label={t('checkout.addressLine1')}
        autoComplete="address-line1"
        className="sm:col-span-2"
      />
      <TextField
        {...ruled('addressLine2')}
        label={t('checkout.addressLine2')}
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      {townFirst(rules.countryCode) ? [city, province, postalCode] : [postalCode, city, province]}
      <SelectField
        {...text('countryCode', address?.countryCode ?? rules.countryCode)}
        label={t('checkout.country')}
        autoComplete="country"
        required
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FieldPhone
        known={address?.recipientContactPhone}
        country={rules.countryCode}
        {...{ draft, error: faulty === ADDRESS_PROPERTY.phone ? error : undefined }}
      />
    </div>
  )
}
