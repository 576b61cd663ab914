import type { Address } from '#contract/address.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { addressCountries } from '#domain/countries.ts'
import { formatPhone, matchPhone, storedPhone } from '#domain/phone.ts'
import { provincesOf } from '#domain/provinces.ts'
import { bcp47Of } from '#domain/sites.ts'
import { AddressText } from '#web/checkout/address-text.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Text, TextLink } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, textOf, type AccountData } from './account-page.ts'

const bodyOf = (form: URLSearchParams) => {
  const phone = textOf(form, 'phone')
  const [addressLine2, province] = [textOf(form, 'addressLine2'), textOf(form, 'stateCityProvDept')]
  return {
    approachType: form.get('approachType') === 'B' ? ('B' as const) : ('S' as const),
    main: form.get('main') === 'on',
    addressLine1: form.get('addressLine1') ?? '',
    city: form.get('city') ?? '',
    countryCode: form.get('countryCode') ?? '',
    postalCode: form.get('postalCode') ?? '',
    recipientFirstName: form.get('recipientFirstName') ?? '',
    recipientLastName: form.get('recipientLastName') ?? '',
    ...(addressLine2 !== undefined && { addressLine2 }),
    ...(province !== undefined && { stateCityProvDept: province }),
    ...(phone !== undefined && { recipientContactPhone: storedPhone(form.get('phoneDialCode') ?? '1', phone) }),
  }
}

export const addressesPage = page<AccountData>({
  path: '/:locale/account/addresses',
  load: loadAccount,
  head: (_data, visit) => ({ title: titleOf(visit, 'account.addresses'), robots: 'noindex' }),
  View: AddressesView,
  actions: {
    add: accountAction('/addresses', 'saved', ({ call, form }) => call('consumer.addAddress', { body: bodyOf(form) })),
    change: accountAction('/addresses', 'saved', ({ call, form }) =>
      call('consumer.updateAddress', { params: { addressId: form.get('addressId') ?? '' }, body: bodyOf(form) }),
    ),
    remove: accountAction('/addresses', 'removed', ({ call, form }) =>
      call('consumer.removeAddress', { params: { addressId: form.get('addressId') ?? '' } }),
    ),
  },
})

function AddressesView({ data: { profile, flash }, visit }: { data: AccountData; visit: PageVisit }) {
  const t = useT()
  const { address } = profile.consumerDetails
  const action = `/${visit.locale}/account/addresses`
  const editing = address.find(each => each.id === visit.url.searchParams.get('edit'))
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.addresses')}>
      {address.length === 0 && <Text quiet>{t('account.noAddresses')}</Text>}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {address.map(each => (
          <li key={each.id} className="flex flex-col items-start gap-3 border-t border-stone-300 py-5">
            <p className="flex gap-2 text-sm font-semibold">
              {t(each.approachType === 'B' ? 'account.billing' : 'account.shipping')}
              {each.main && <Badge>{t('account.main')}</Badge>}
            </p>
            <AddressText address={each} />
            <form method="post" action={action} className="flex items-center gap-4 text-sm">
              <FormMarks action="remove" />
              <input type="hidden" name="addressId" value={each.id} />
              <TextLink href={`${action}?edit=${each.id}#address-form`}>{t('account.edit')}</TextLink>
              <button type="submit" className="underline underline-offset-4">
                {t('account.remove')}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <AddressForm visit={visit} editing={editing} typed={flash.failure ? (flash.values ?? {}) : {}} action={action} />
    </AccountFrame>
  )
}

type FormProps = {
  visit: PageVisit
  editing: Address | undefined
  typed: Readonly<Record<string, string>>
  action: string
}

function AddressForm({ visit, editing, typed, action }: FormProps) {
  const t = useT()
  const { site, locale, language } = visit
  const provinces = provincesOf(site.country, language)
  const phone = editing?.recipientContactPhone === undefined ? undefined : matchPhone(editing.recipientContactPhone)
  const text = (name: keyof Address & string) => {
    const kept = editing?.[name]
    return { name, defaultValue: typed[name] ?? (typeof kept === 'string' ? kept : '') }
  }
  return (
    <Part title={t(editing ? 'account.editAddress' : 'account.addAddress')}>
      <form id="address-form" method="post" action={action} className="flex flex-col gap-5">
        <FormMarks action={editing ? 'change' : 'add'} />
        {editing && <input type="hidden" name="addressId" value={editing.id} />}
        <SelectField
          name="approachType"
          label={t('account.kind')}
          defaultValue={editing?.approachType ?? 'S'}
          required
          choices={[
            { value: 'S', label: t('account.shipping') },
            { value: 'B', label: t('account.billing') },
          ]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...text('recipientFirstName')}
            label={t('signin.firstName')}
            autoComplete="given-name"
            minLength={2}
            maxLength={30}
            required
          />
          <TextField
            {...text('recipientLastName')}
            label={t('signin.lastName')}
            autoComplete="family-name"
            minLength={2}
            maxLength={30}
            required
          />
        </div>
        <TextField
          {...text('addressLine1')}
          label={t('account.addressLine1')}
          autoComplete="address-line1"
          maxLength={30}
          required
        />
        <TextField
          {...text('addressLine2')}
          label={t('account.addressLine2')}
          autoComplete="address-line2"
          maxLength={30}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...text('postalCode')}
            label={t('signin.postalCode')}
            autoComplete="postal-code"
            maxLength={12}
            required
          />
          <TextField
            {...text('city')}
            label={t('account.city')}
            autoComplete="address-level2"
            maxLength={30}
            required
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          {provinces.length > 0 && (
            <SelectField
              {...text('stateCityProvDept')}
              label={t('account.province')}
              placeholder={t('account.chooseProvince')}
              choices={provinces.map(({ code, name }) => ({ value: code, label: name }))}
              required
            />
          )}
          <SelectField
            name="countryCode"
            label={t('account.country')}
            defaultValue={editing?.countryCode ?? site.country}
            choices={addressCountries(site, 'shipping', bcp47Of(locale)).map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            required
          />
        </div>
        <PhoneField
          name="phone"
          label={t('signin.phone')}
          country={phone?.country ?? site.country}
          defaultValue={phone ? formatPhone(phone.dialCode, phone.national) : ''}
        />
        <CheckboxField name="main" label={t('account.mainAddress')} defaultChecked={editing?.main ?? false} />
        <Button type="submit" className="self-start">
          {t('account.save')}
        </Button>
      </form>
    </Part>
  )
}
