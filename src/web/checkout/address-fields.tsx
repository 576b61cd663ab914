import type { Address, AddressRules } from '#contract/address/address.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'

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
    defaultValue: draft[name] ?? known ?? '',
    ...(faulty === name && { error }),
  })
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
      <TextField
        {...text('postalCode', address?.postalCode)}
        label={t('checkout.postalCode')}
        autoComplete="postal-code"
        required={fields.postalCode.required}
      />
      <TextField
        {...text('city', address?.city)}
        label={t('checkout.city')}
        autoComplete="address-level2"
        required={fields.city.required}
      />
      {rules.provinces.length > 0 && (
        <SelectField
          {...text('stateCityProvDept', address?.stateCityProvDept)}
          label={t('checkout.province')}
          autoComplete="address-level1"
          required={fields.province.required}
          placeholder={t('checkout.choose')}
          choices={rules.provinces.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
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
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        required
        className="sm:col-span-2"
      />
    </div>
  )
}
