import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { ASSOCIATE_COOKIE } from '#domain/sites/cookies.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { FailureNotice, FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import { leaveFlash, takeFlash, type FormFlash } from '../form-flash.ts'
import { titleOf } from '../sign-in/flow-page.tsx'

const ASSOCIATE_S = 12 * 60 * 60

type Data = {
  stores: { storeId: string; storeName: string }[]
  token: string
  connected: boolean
  flash: FormFlash
}

/** Store, number and PIN. Who works in a store is shown to nobody who is not signed in there. */
export const associateLoginPage = page<Data>({
  path: '/associate-login',
  around: 'form',
  load: async visit => {
    const { stores } = await visit.call('utilities.stores')
    return {
      stores,
      token: visit.formToken('agent'),
      connected: visit.viewer.kind === 'associate',
      flash: takeFlash(visit),
    }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'signin.associateTitle'), robots: 'noindex' }),
  View: AssociateLogin,
  actions: {
    connect: async visit => {
      const { form, call, locale } = visit
      const body = {
        storeId: form.get('store') ?? '',
        employeeId: form.get('employee')?.trim() ?? '',
        pin: form.get('pin') ?? '',
        recaptcha_response: form.get('_captcha') ?? '',
      }
      const failure = await attempt(async () => {
        const { inStoreSalesInfo: info } = await call('authentication.agentLogin', { body })
        const words = `${info.storeName}|${info.storeEmployeeName}`
        visit.setCookie(ASSOCIATE_COOKIE, words, { maxAge: ASSOCIATE_S })
      })
      if (!failure) return homeUrl(locale)
      leaveFlash(visit, { failure, values: { store: body.storeId, employee: body.employeeId } })
      return shopUrl(locale, '/associate-login')
    },
  },
})

function AssociateLogin({ data: { stores, token, connected, flash }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <div className="flex flex-col gap-2">
          <Heading level={1}>{t('signin.associateTitle')}</Heading>
          <Text quiet>{t('signin.associateText')}</Text>
        </div>
        <FailureNotice failure={flash.failure} />
        {connected && <Notice kind="success">{t('signin.signedIn')}</Notice>}
        <form method="post" action={shopUrl(visit.locale, '/associate-login')} className="flex flex-col gap-5">
          <ChecksItself />
          <FormMarks action="connect" />
          <Island name="proof-field" wake="load" props={{ action: 'agent', token }} />
          <SelectField
            name="store"
            label={t('signin.store')}
            placeholder={t('signin.chooseStore')}
            defaultValue={flash.values?.['store'] ?? ''}
            choices={stores.map(({ storeId, storeName }) => ({ value: storeId, label: storeName }))}
            required
          />
          <TextField
            name="employee"
            label={t('signin.employee')}
            defaultValue={flash.values?.['employee'] ?? ''}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            required
          />
          <TextField
            name="pin"
            type="password"
            label={t('signin.pin')}
            inputMode="numeric"
            autoComplete="off"
            minLength={6}
            data-min={6}
            maxLength={12}
            required
          />
          <Button type="submit" wide>
            {t('signin.connect')}
          </Button>
        </form>
      </div>
    </Container>
  )
}
