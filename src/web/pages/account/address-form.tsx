import type { Address, AddressRules } from '#contract/address/address.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { ADDRESS_PROPERTY, type AddressField } from '#domain/address/address-rules.ts'
import { addressCountries } from '#domain/address/countries.ts'
import { formatPhone, matchPhone } from '#domain/identity/phone.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { fieldChecks } from '#web/checkout/address-fields.tsx'
import { addressWords, townFirst } from '#web/checkout/address-words.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import type { FormFailure } from '#web/sign-in/error-text.ts'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Part } from './account-frame.tsx'

/** What the form is for: an address of this kind in this country, whose rules the server told. */
export type AskedAddress = { approachType: 'S' | 'B'; rules: AddressRules; editing: Address | undefined }

type Props = AskedAddress & {
  visit: PageVisit
  typed: Readonly<Record<string, string>>
  failure: FormFailure | undefined
  action: string
}

export function AddressForm({ visit, approachType, rules, editing, typed, failure, action }: Props) {
  const t = useT()
  const { fields, provinces, countryCode } = rules
  const errorAt = (name: string) => (failure?.field === name ? { error: t('signin.errorField') } : {})
  const ruled = (field: AddressField) => {
    const name = ADDRESS_PROPERTY[field]
    const { pattern } = fields[field]
    return {
      name,
      // How a code is spaced is the post's business, so that its length says nothing.
      ...fieldChecks(field === 'postalCode' ? { required: fields.postalCode.required } : fields[field]),
      // Browsers tell small letters from capitals; the post does not.
      ...(pattern !== undefined && !/[A-Z]/.test(pattern) && { pattern }),
      defaultValue: typed[name] ?? editing?.[name] ?? '',
      ...errorAt(name),
    }
  }
  const words = addressWords(countryCode)
  const city = <TextField key="city" {...ruled('city')} label={t('account.city')} autoComplete="address-level2" />
  const postalCode = (
    <TextField
      key="postalCode"
      {...ruled('postalCode')}
      label={t(`checkout.${words.postalCode}`)}
      autoComplete="postal-code"
    />
  )
  const province = provinces.length > 0 && (
    <SelectField
      key="province"
      name={ADDRESS_PROPERTY.province}
      defaultValue={typed[ADDRESS_PROPERTY.province] ?? editing?.stateCityProvDept ?? ''}
      {...errorAt(ADDRESS_PROPERTY.province)}
      label={t(`checkout.${words.province}`)}
      placeholder={t('account.chooseProvince')}
      choices={provinces.map(({ code, name }) => ({ value: code, label: name }))}
      required={fields.province.required}
    />
  )
  const phone = editing?.recipientContactPhone === undefined ? undefined : matchPhone(editing.recipientContactPhone)
  return (
    <Part title={t(editing ? 'account.editAddress' : 'account.addAddress')}>
      <KindAndCountry {...{ visit, approachType, countryCode, editing, action }} />
      <form id="address-form" method="post" action={action} className="flex flex-col gap-5">
        <ChecksItself />
        <FormMarks action={editing ? 'change' : 'add'} />
        {editing && <input type="hidden" name="addressId" value={editing.id} />}
        <input type="hidden" name="approachType" value={approachType} />
        <input type="hidden" name="countryCode" value={countryCode} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...ruled('firstName')}
            label={t('signin.firstName')}
            autoComplete="given-name"
            data-check="name"
          />
          <TextField {...ruled('lastName')} label={t('signin.lastName')} autoComplete="family-name" data-check="name" />
        </div>
        <TextField {...ruled('addressLine1')} label={t('account.addressLine1')} autoComplete="address-line1" />
        <TextField {...ruled('addressLine2')} label={t('account.addressLine2')} autoComplete="address-line2" />
        <div className="grid gap-5 sm:grid-cols-2">
          {townFirst(countryCode) ? [city, province, postalCode] : [postalCode, city, province]}
        </div>
        <PhoneField
          name="phone"
          label={t('signin.phone')}
          dialCode={typed['phoneDialCode']}
          country={phone?.country ?? countryCode}
          defaultValue={typed['phone'] ?? (phone ? formatPhone(phone.dialCode, phone.national) : '')}
          {...errorAt(ADDRESS_PROPERTY.phone)}
        />
        <CheckboxField
          name="main"
          label={t('account.mainAddress')}
          defaultChecked={failure ? typed['main'] === 'on' : (editing?.main ?? false)}
        />
        <Button type="submit" className="self-start">
          {t('account.save')}
        </Button>
      </form>
    </Part>
  )
}

type ChoiceProps = Pick<Props, 'visit' | 'approachType' | 'editing' | 'action'> & { countryCode: string }

/** Asked first, because each country asks for something else. Sent as soon as something is chosen. */
function KindAndCountry({ visit: { site, locale }, approachType, countryCode, editing, action }: ChoiceProps) {
  const t = useT()
  const countries = addressCountries(site, approachType === 'B' ? 'billing' : 'shipping', bcp47Of(locale))
  return (
    <form action={`${action}#address-form`} data-auto-submit="" className="grid items-end gap-5 sm:grid-cols-2">
      <p className="needs-script text-sm text-slate sm:col-span-2">{t('account.follows')}</p>
      {editing && <input type="hidden" name="edit" value={editing.id} />}
      <SelectField
        name="kind"
        label={t('account.kind')}
        defaultValue={approachType}
        required
        choices={[
          { value: 'S', label: t('account.shipping') },
          { value: 'B', label: t('account.billing') },
        ]}
      />
      <SelectField
        name="country"
        label={t('account.country')}
        defaultValue={countryCode}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <button
        type="submit"
        className="without-script min-h-11 self-start text-left text-sm underline underline-offset-4"
      >
        {t('listing.apply')}
      </button>
    </form>
  )
}
