import type { PageVisit } from '#contract/web.ts'
import { CallError } from '#contract/client.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { ASSOCIATE_COOKIE } from '#domain/sites/cookies.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { FailureNotice, FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text, TextLink } from '#web/ui/text.tsx'
import { leaveFlash, takeFlash, type FormFlash } from '../form-flash.ts'
import { titleOf } from '../sign-in/flow-page.tsx'

const ASSOCIATE_S = 12 * 60 * 60

type Data = {
  stores: { storeId: string; storeName: string }[]
  storeId: string | undefined
  employees: { storeEmployeeId: string; storeEmployeeName: string }[]
  token: string
  connected: boolean
  flash: FormFlash
}

/** Two questions: which store, then who. Works by plain forms. */
export const associateLoginPage = page<Data>({
  path: '/associate-login',
  load: async visit => {
    const asked = visit.url.searchParams.get('store') ?? undefined
    const [{ stores }, employees, token] = await Promise.all([
      visit.call('utilities.stores'),
      asked === undefined ? [] : employeesOf(visit, asked),
      visit.formToken('agent'),
    ])
    const storeId = employees.length > 0 ? asked : undefined
    return { stores, storeId, employees, token, connected: visit.viewer.kind === 'associate', flash: takeFlash(visit) }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'signin.associateTitle'), robots: 'noindex' }),
  View: AssociateLogin,
  actions: {
    store: async ({ form, locale }) => shopUrl(locale, '/associate-login', { store: form.get('store') ?? '' }),
    connect: async visit => {
      const { form, call, locale } = visit
      const storeId = form.get('store') ?? ''
      const body = {
        storeId,
        employeeId: form.get('employee') ?? '',
        pin: form.get('pin') ?? '',
        recaptcha_response: form.get('_captcha') ?? '',
      }
      const failure = await attempt(async () => {
        const { inStoreSalesInfo: info } = await call('authentication.agentLogin', { body })
        const words = `${info.storeName}|${info.storeEmployeeName}`
        visit.setCookie(ASSOCIATE_COOKIE, words, { maxAge: ASSOCIATE_S, httpOnly: true })
      })
      if (!failure) return homeUrl(locale)
      leaveFlash(visit, { failure, values: { employee: body.employeeId } })
      return shopUrl(locale, '/associate-login', { store: storeId })
    },
  },
})

async function employeesOf({ call }: PageVisit, storeId: string): Promise<Data['employees']> {
  try {
    return (await call('utilities.storeEmployees', { params: { storeId } })).employees
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return []
    throw error
  }
}

function AssociateLogin({ data, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const action = shopUrl(visit.locale, '/associate-login')
  const stores = data.stores.map(({ storeId, storeName }) => ({ value: storeId, label: storeName }))
  const people = data.employees.map(each => ({ value: each.storeEmployeeId, label: each.storeEmployeeName }))
  return (
    <Container className="pt-10 pb-16 lg:pt-16">
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <div className="flex flex-col gap-2">
          <Heading level={1}>{t('signin.associateTitle')}</Heading>
          <Text quiet>{t('signin.associateText')}</Text>
        </div>
        <FailureNotice failure={data.flash.failure} />
        {data.connected && <Notice kind="success">{t('signin.signedIn')}</Notice>}
        {data.storeId === undefined ? (
          <form method="post" action={action} className="flex flex-col gap-5">
            <FormMarks action="store" />
            <SelectField
              name="store"
              label={t('signin.store')}
              placeholder={t('signin.chooseStore')}
              choices={stores}
              required
            />
            <Button type="submit" wide>
              {t('signin.showEmployees')}
            </Button>
          </form>
        ) : (
          <form method="post" action={action} className="flex flex-col gap-5">
            <FormMarks action="connect" token={data.token} />
            <input type="hidden" name="store" value={data.storeId} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-y border-stone-300 py-3">
              <span className="font-semibold">{stores.find(store => store.value === data.storeId)?.label}</span>
              <TextLink href={action} className="text-sm">
                {t('signin.changeStore')}
              </TextLink>
            </p>
            <SelectField
              name="employee"
              label={t('signin.employee')}
              placeholder={t('signin.chooseEmployee')}
              defaultValue={data.flash.values?.['employee'] ?? ''}
              choices={people}
              required
            />
            <TextField
              name="pin"
              type="password"
              label={t('signin.pin')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              required
            />
            <Button type="submit" wide>
              {t('signin.connect')}
            </Button>
          </form>
        )}
      </div>
    </Container>
  )
}
