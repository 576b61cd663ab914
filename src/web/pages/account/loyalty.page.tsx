import type { PageVisit } from '#contract/web.ts'
import { LOYALTY_OFFER, REFERRAL_REWARD } from '#domain/loyalty/loyalty.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text, TextLink } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, type AccountData } from './account-page.ts'
import { OwnCoupons, type OwnCoupon } from './own-coupons.tsx'
import { PassCard } from './pass-card.tsx'
import { PointsLedger, type PointsEntry } from './points-ledger.tsx'

type Member = { promoCode?: string | undefined; referralCode: string; coupons: OwnCoupon[]; entries: PointsEntry[] }
type Data = AccountData & { member?: Member }

const enrollAs = (optin: boolean) => ({
  consumerProfile: { enrollments: [{ type: 'Loyalty' as const, optin, channel: 'web' }] },
})

export const loyaltyPage = page<Data>({
  path: '/account/loyalty',
  load: async visit => {
    if (!visit.site.features.loyalty) throw new PageNotFound()
    const account = await loadAccount(visit)
    if (!account.profile.isLoyaltyMember) return account
    const [{ couponCode: promoCode }, { referralCode }, { coupons }, { entries }] = await Promise.all([
      visit.call('consumer.welcomePromo'),
      visit.call('consumer.loyaltyToken', { body: {} }),
      visit.call('consumer.coupons'),
      visit.call('consumer.points'),
    ])
    return { ...account, member: { promoCode, referralCode, coupons, entries } }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.loyalty'), robots: 'noindex' }),
  View: LoyaltyView,
  actions: {
    join: accountAction('/account/loyalty', 'joined', ({ call }) =>
      call('consumer.updateProfile', { body: enrollAs(true) }),
    ),
    leave: accountAction('/account/loyalty', 'left', ({ call }) =>
      call('consumer.updateProfile', { body: enrollAs(false) }),
    ),
  },
})

function LoyaltyView({ data, visit }: { data: Data; visit: PageVisit }) {
  const { t } = useI18n()
  const { profile, flash } = data
  const [membership] = profile.enrollments
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.loyalty')}>
      {profile.isLoyaltyMember && membership?.doubleOptin === false && (
        <Notice kind="info">{t('account.unconfirmed')}</Notice>
      )}
      {data.member ? (
        <Membership member={data.member} profile={profile} visit={visit} />
      ) : (
        <Invitation data={data} visit={visit} />
      )}
    </AccountFrame>
  )
}

type MemberProps = { member: Member; profile: AccountData['profile']; visit: PageVisit }

function Membership({ member, profile, visit }: MemberProps) {
  const { promoCode, referralCode, coupons, entries } = member
  const { bcp47, t } = useI18n()
  const money = (amount: number) => formatMoney(amount, visit.site.currency, bcp47)
  return (
    <>
      <PassCard level={2} profile={profile} currency={visit.site.currency} />
      {promoCode !== undefined && (
        <Notice kind="success" title={t('account.welcomePromo', { code: promoCode })}>
          {t('account.benefitWelcome', LOYALTY_OFFER)}
        </Notice>
      )}
      <OwnCoupons coupons={coupons.filter(({ couponCode }) => couponCode !== promoCode)} />
      <PointsLedger entries={entries} />
      <Benefits />
      <Part title={t('account.referral')}>
        <Text>{t('account.referralText', { amount: money(REFERRAL_REWARD) })}</Text>
        <p className="self-start bg-stone-100 px-4 py-3 font-bold tracking-wider">{referralCode}</p>
      </Part>
      <form method="post" action={shopUrl(visit.locale, '/account/loyalty')}>
        <FormMarks action="leave" />
        <button type="submit" className="text-sm underline underline-offset-4">
          {t('account.leave')}
        </button>
      </form>
    </>
  )
}

function Invitation({ data: { flash }, visit }: { data: Data; visit: PageVisit }) {
  const { t } = useI18n()
  const lacks = flash.failure?.field === 'phone' || flash.failure?.field === 'birthDate'
  return (
    <>
      <Benefits />
      {lacks && (
        <Notice
          kind="info"
          action={<TextLink href={shopUrl(visit.locale, '/account/profile')}>{t('account.profile')}</TextLink>}
        >
          {t('account.needsDetails')}
        </Notice>
      )}
      <form
        method="post"
        action={shopUrl(visit.locale, '/account/loyalty')}
        className="flex flex-col items-start gap-4"
      >
        <FormMarks action="join" />
        <Text size="sm" quiet>
          <TextLink href={shopUrl(visit.locale, '/loyalty-terms')}>{t('signin.loyaltyTermsLink')}</TextLink>
        </Text>
        <Button
          type="submit"
          {...opensDialog('loyalty-sign-up', { returnTo: shopUrl(visit.locale, '/account/loyalty') })}
        >
          {t('account.join')}
        </Button>
      </form>
    </>
  )
}

/** The loyalty benefits panel. */
function Benefits() {
  const { t } = useI18n()
  const benefits = [
    'account.benefitPoints',
    'account.benefitVouchers',
    'account.benefitShipping',
    'account.benefitWelcome',
  ] as const
  return (
    <Part title={t('account.benefits')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {benefits.map(key => (
          <li key={key} className="flex gap-3">
            <CheckIcon className="mt-0.5 shrink-0 text-moss-dark" />
            {t(key, LOYALTY_OFFER)}
          </li>
        ))}
      </ul>
    </Part>
  )
}
