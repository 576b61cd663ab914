import type { PageVisit } from '#contract/web.ts'
import { formatInterests, INTERESTS, parseInterests } from '#domain/consumer/interests.ts'
import { readablePhone } from '#domain/identity/phone.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Site } from '#domain/sites/sites.ts'
import { emailChoice } from '#web/account/email-choice.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Text } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, textOf, type AccountData } from './account-page.ts'

/** Numbers are not torn apart. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')

const TOPICS = ['orders', 'promotions', 'backInStock', 'loyalty', 'events'] as const
const topicsOf = ({ features }: Site) => TOPICS.filter(topic => topic !== 'loyalty' || features.loyalty)

type Data = AccountData & { topics: ReadonlySet<string> }

export const preferencesPage = page<Data>({
  path: '/account/preferences',
  load: async visit => {
    const account = await loadAccount(visit)
    const { notifications = [] } = (await visit.call('consumer.subscription')).consumerProfile
    const wanted = notifications.filter(each => each.channel === 'email' && each.optin)
    return { ...account, topics: new Set(wanted.map(each => each.topic)) }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.preferences'), robots: 'noindex' }),
  View: PreferencesView,
  actions: {
    interests: accountAction('/account/preferences', 'saved', ({ call, form, site }) => {
      const shoe = textOf(form, 'shoeSize')
      const preferences = {
        ...(site.features.asksInterests && { interests: formatInterests(form.getAll('interest')) }),
        ...(shoe !== undefined && { preferredShoeSize: shoe }),
      }
      return call('consumer.updateProfile', { body: { consumerProfile: { preferences } } })
    }),
    subscriptions: accountAction('/account/preferences', 'saved', async ({ call, form }) => {
      const { consumerProfile: known } = await call('consumer.subscription')
      const subscriptions = [
        ...emailChoice(known.subscriptions, form.get('email') === 'on'),
        ...(form.has('hasPhone') ? [{ channel: 'sms' as const, optin: form.get('sms') === 'on' }] : []),
      ]
      const body = { consumerProfile: { consumerDetails: {}, subscriptions } }
      return call('consumer.updateSubscription', { body })
    }),
    notifications: accountAction('/account/preferences', 'saved', ({ call, form, site }) =>
      call('consumer.updateNotifications', {
        body: {
          notifications: topicsOf(site).map(topic => ({
            channel: 'email' as const,
            topic,
            optin: form.get(topic) === 'on',
          })),
        },
      }),
    ),
  },
})

function PreferencesView({ data: { profile, flash, topics }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const { asksInterests } = visit.site.features
  const chosen = new Set(parseInterests(profile.preferences.interests))
  const { email, phone } = profile.consumerDetails
  const on = (channel: string) => profile.subscriptions.some(each => each.channel === channel && each.optin)
  const action = shopUrl(visit.locale, '/account/preferences')
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.preferences')}>
      <Part title={t(asksInterests ? 'account.interests' : 'account.fit')}>
        <form method="post" action={action} className="flex flex-col gap-5">
          <FormMarks action="interests" />
          {asksInterests && (
            <div className="grid gap-3 sm:grid-cols-2">
              {INTERESTS.map(interest => (
                <CheckboxField
                  key={interest}
                  name="interest"
                  value={interest}
                  label={t(`account.interest-${interest}`)}
                  defaultChecked={chosen.has(interest)}
                />
              ))}
            </div>
          )}
          <TextField
            name="shoeSize"
            label={t('account.shoeSize')}
            defaultValue={profile.preferences.preferredShoeSize}
            maxLength={12}
            className="max-w-40"
          />
          <Save />
        </form>
      </Part>
      <Part title={t('account.subscriptions')}>
        <form method="post" action={action} className="flex flex-col gap-4">
          <FormMarks action="subscriptions" />
          <CheckboxField name="email" label={t('account.subscribedEmail', { email })} defaultChecked={on('email')} />
          {phone === undefined ? (
            <Text quiet size="sm">
              {t('account.smsNeedsPhone')}
            </Text>
          ) : (
            <>
              <input type="hidden" name="hasPhone" value="1" />
              <CheckboxField
                name="sms"
                label={t('account.subscribedSms', { phone: inOneLine(readablePhone(phone)) })}
                defaultChecked={on('sms')}
              />
            </>
          )}
          <Save />
        </form>
      </Part>
      <Part title={t('account.notifications')}>
        <form method="post" action={action} className="flex flex-col gap-4">
          <FormMarks action="notifications" />
          {topicsOf(visit.site).map(topic => (
            <CheckboxField
              key={topic}
              name={topic}
              label={t(`account.topic-${topic}`)}
              defaultChecked={topics.has(topic)}
            />
          ))}
          <Save />
        </form>
      </Part>
    </AccountFrame>
  )
}

function Save() {
  const t = useT()
  return (
    <Button type="submit" look="secondary" className="self-start">
      {t('account.save')}
    </Button>
  )
}
