import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import type { Order } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { LOYALTY_OFFER } from '#domain/loyalty/loyalty.ts'
import { readablePhone } from '#domain/identity/phone.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { AddressText } from '#web/checkout/address-text.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text, TextLink } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, type AccountData } from './account-page.ts'
import { findLastOrder, LastOrder } from './last-order.tsx'
import { OwnCoupons, type OwnCoupon } from './own-coupons.tsx'
import { PassCard } from './pass-card.tsx'
import { SpendBanners } from './spend-banners.tsx'

type Data = AccountData & { lastOrder: Order | undefined; coupons: OwnCoupon[] }

export const accountPage = page<Data>({
  path: '/account',
  load: async visit => {
    const account = await loadAccount(visit)
    const [lastOrder, { coupons }] = await Promise.all([findLastOrder(visit), visit.call('consumer.coupons')])
    return { ...account, lastOrder, coupons }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.title'), robots: 'noindex' }),
  View: Overview,
  actions: {
    'mail-confirmation': accountAction('/account', 'confirmationSent', ({ call }) => call('consumer.mailConfirmation')),
    'accept-terms': accountAction('/account', 'saved', ({ call }) =>
      call('consumer.updateProfile', {
        body: { consumerProfile: { consumerDetails: { employee: { termsAccepted: true } } } },
      }),
    ),
  },
})

function Overview({ data: { profile, flash, lastOrder, coupons }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const { firstName, email, emailConfirmed, pendingEmail, phone, address, employee } = profile.consumerDetails
  const base = shopUrl(visit.locale, '/account')
  const main = address.find(each => each.main)
  return (
    <AccountFrame
      visit={visit}
      flash={flash}
      title={firstName ? t('account.hello', { name: firstName }) : t('account.helloAnyone')}
    >
      {(emailConfirmed === false || pendingEmail !== undefined) && (
        <Notice kind="info" title={t('account.emailUnconfirmed')}>
          <form method="post" action={base} className="mt-2 flex flex-col items-start gap-3">
            <FormMarks action="mail-confirmation" />
            <p className="wrap-anywhere">{t('account.emailUnconfirmedText', { email: pendingEmail ?? email })}</p>
            <Button type="submit" size="small" look="secondary">
              {t('account.emailSendAgain')}
            </Button>
          </form>
        </Notice>
      )}
      {employee && !employee.termsAccepted && (
        <Notice kind="info" title={t('signin.employeeTermsTitle')}>
          <form method="post" action={base} className="mt-2 flex flex-col items-start gap-3">
            <FormMarks action="accept-terms" />
            <p>
              {t('account.termsOpen')}{' '}
              <TextLink href={shopUrl(visit.locale, '/associate-discount-terms')}>
                {t('signin.employeeTermsLink')}
              </TextLink>
            </p>
            <Button type="submit" size="small">
              {t('signin.employeeTermsAccept')}
            </Button>
          </form>
        </Notice>
      )}
      {lastOrder && <LastOrder order={lastOrder} />}
      <OwnCoupons coupons={coupons} />
      <SpendBanners details={profile.consumerDetails} />
      {visit.site.features.loyalty && <LoyaltyPart profile={profile} visit={visit} />}
      <Part title={t('account.profile')}>
        <Text className="wrap-anywhere">
          {email}
          <br />
          {phone === undefined ? t('account.notGiven') : readablePhone(phone)}
        </Text>
        <TextLink href={shopUrl(visit.locale, '/account/profile')}>{t('account.edit')}</TextLink>
      </Part>
      <Part title={t('account.addresses')}>
        {main ? <AddressText address={main} /> : <Text quiet>{t('account.noAddresses')}</Text>}
        <TextLink href={shopUrl(visit.locale, '/account/addresses')}>
          {t(main ? 'account.edit' : 'account.addAddress')}
        </TextLink>
      </Part>
    </AccountFrame>
  )
}

function LoyaltyPart({ profile, visit }: { profile: ConsumerProfile; visit: PageVisit }) {
  const t = useT()
  return (
    <Part title={t('account.loyalty')}>
      {profile.isLoyaltyMember ? (
        <PassCard level={3} profile={profile} currency={visit.site.currency} />
      ) : (
        <Text quiet>{t('signin.nonLoyaltyText', LOYALTY_OFFER)}</Text>
      )}
      <ButtonLink href={shopUrl(visit.locale, '/account/loyalty')} look="secondary" size="small" className="self-start">
        {t(profile.isLoyaltyMember ? 'account.passDetails' : 'account.join')}
      </ButtonLink>
    </Part>
  )
}
