import type { PageVisit } from '#contract/web.ts'
import { addressCountries } from '#domain/address/countries.ts'
import { storedPhone } from '#domain/identity/phone.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { AddressText } from '#web/checkout/address-text.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Text, TextLink } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountAction, loadAccount, textOf, type AccountData } from './account-page.ts'
import { AddressForm, type AskedAddress } from './address-form.tsx'

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

type Data = AccountData & { asked: AskedAddress }

export const addressesPage = page<Data>({
  path: '/account/addresses',
  load: async visit => {
    const account = await loadAccount(visit)
    return { ...account, asked: await addressAskedFor(visit, account) }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.addresses'), robots: 'noindex' }),
  View: AddressesView,
  actions: {
    add: accountAction('/account/addresses', 'saved', ({ call, form }) =>
      call('consumer.addAddress', { body: bodyOf(form) }),
    ),
    change: accountAction('/account/addresses', 'saved', ({ call, form }) =>
      call('consumer.updateAddress', { params: { addressId: form.get('addressId') ?? '' }, body: bodyOf(form) }),
    ),
    remove: accountAction('/account/addresses', 'removed', ({ call, form }) =>
      call('consumer.removeAddress', { params: { addressId: form.get('addressId') ?? '' } }),
    ),
  },
})

/** Which address the form is about: what was typed before, else what the link says, else the one that is changed. */
async function addressAskedFor({ url, site, locale, call }: PageVisit, { profile, flash }: AccountData) {
  const typed = flash.failure ? flash.values : undefined
  const edited = typed?.['addressId'] ?? url.searchParams.get('edit')
  const editing = profile.consumerDetails.address.find(each => each.id === edited)
  const kind = typed?.['approachType'] ?? url.searchParams.get('kind') ?? editing?.approachType
  const approachType = kind === 'B' ? ('B' as const) : ('S' as const)
  const served = addressCountries(site, approachType === 'B' ? 'billing' : 'shipping', bcp47Of(locale))
  const wanted = typed?.['countryCode'] ?? url.searchParams.get('country') ?? editing?.countryCode
  const countryCode = served.find(({ code }) => code === wanted)?.code ?? site.country
  const token = approachType === 'B' ? 'billingAddress' : 'shippingAddress'
  const rules = await call('utilities.addressRules', { params: { token, countryCode } })
  return { approachType, rules, editing }
}

function AddressesView({ data: { profile, flash, asked }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const { address } = profile.consumerDetails
  const action = shopUrl(visit.locale, '/account/addresses')
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
              <TextLink
                href={`${action}?edit=${each.id}#address-form`}
                aria-label={`${t('account.edit')}: ${each.addressLine1}`}
                className="py-2"
              >
                {t('account.edit')}
              </TextLink>
              <button
                type="submit"
                aria-label={`${t('account.remove')}: ${each.addressLine1}`}
                className="py-2 underline underline-offset-4"
              >
                {t('account.remove')}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <AddressForm
        {...asked}
        visit={visit}
        typed={flash.failure ? (flash.values ?? {}) : {}}
        failure={flash.failure}
        action={action}
      />
    </AccountFrame>
  )
}
