import type { Address, AddressRules } from '#contract/address/address.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { addressWords, townFirst } from './address-words.ts'
import { fieldId } from './open-step.ts'

/** Anything that people write numbers with; what the number is, the server knows. */
const PHONE = '[\\d\\s\\(\\).+\\/\\-]{6,24}'

/** As the post writes it, or as people do: in small letters and without the space. */
const typedPattern = (pattern: string | undefined) =>
  pattern === undefined || /[A-Z]/.test(pattern) ? undefined : pattern

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
  const words = addressWords(rules.countryCode)
  const city = (
    <TextField
      key="city"
      {...text('city', address?.city)}
      label={t('checkout.city')}
      autoComplete="address-level2"
      required={fields.city.required}
    />
  )
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
      <TextField
        {...text('recipientFirstName', address?.recipientFirstName)}
        label={t('checkout.firstName')}
        autoComplete="given-name"
        required={fields.firstName.required}
      />
      <TextField
        {...text('recipientLastName', address?.recipientLastName)}
        label={t('checkout.lastName')}
        autoComplete="family-name"
        required={fields.lastName.required}
      />
      <TextField
        {...text('addressLine1', address?.addressLine1)}
        label={t('checkout.addressLine1')}
        autoComplete="address-line1"
        required
        className="sm:col-span-2"
      />
      <TextField
        {...text('addressLine2', address?.addressLine2)}
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
      <TextField
        {...text('recipientContactPhone', address?.recipientContactPhone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        pattern={PHONE}
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        required
        className="sm:col-span-2"
      />
    </div>
  )
}
