import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { page } from '#web/page-factory.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { attempt } from '#web/sign-in/attempt.ts'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { Text } from '#web/ui/text.tsx'
import { leaveFlash } from '../form-flash.ts'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { loadAccount, type AccountData } from './account-page.ts'
import { proveAddress } from './prove-address.ts'

type Data = AccountData & { file: string | undefined }

export const dataPage = page<Data>({
  path: '/account/data',
  load: async visit => {
    const account = await loadAccount(visit)
    if (!visit.url.searchParams.has('export')) return { ...account, file: undefined }
    const { consumerId, consumerDetails } = account.profile
    const body = { consumerId, email: consumerDetails.email, action: 'export' as const }
    try {
      const { data } = await visit.call('consumer.userData', { body })
      return { ...account, file: JSON.stringify(data, null, 2) }
    } catch (error) {
      if (error instanceof CallError && error.code === 'PROOF_REQUIRED')
        throw new Redirect(proveAddress(visit.locale, visit.url.pathname + visit.url.search))
      throw error
    }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.data'), robots: 'noindex' }),
  View: DataView,
  actions: {
    export: async visit => shopUrl(visit.locale, '/account/data', { export: '1' }),
    delete: async visit => {
      const { profile } = await loadAccount(visit)
      const { consumerId, consumerDetails } = profile
      const failure =
        visit.form.get('sure') === 'on'
          ? await attempt(() =>
              visit.call('consumer.userData', { body: { consumerId, email: consumerDetails.email, action: 'delete' } }),
            )
          : { code: 'INVALID_INPUT', field: 'sure' }
      if (!failure) return homeUrl(visit.locale)
      const back = shopUrl(visit.locale, '/account/data')
      if (failure.code === 'PROOF_REQUIRED') return proveAddress(visit.locale, back)
      leaveFlash(visit, { failure })
      return back
    },
  },
})

function DataView({ data: { flash, file }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const action = shopUrl(visit.locale, '/account/data')
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.data')}>
      <Part title={t('account.exportTitle')}>
        <Text>{t('account.exportText')}</Text>
        {file === undefined ? (
          <form method="post" action={action}>
            <FormMarks action="export" />
            <Button type="submit" look="secondary">
              {t('account.exportLink')}
            </Button>
          </form>
        ) : (
          <>
            <a
              href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
              download="cairn-data.json"
              className="self-start underline underline-offset-4"
            >
              {t('account.exportLink')}
            </a>
            <pre className="max-h-96 overflow-auto bg-stone-100 p-4 text-sm">{file}</pre>
          </>
        )}
      </Part>
      <Part title={t('account.deleteTitle')}>
        <Text>{t('account.deleteText')}</Text>
        <form method="post" action={action} className="flex flex-col items-start gap-4">
          <FormMarks action="delete" />
          <ChecksItself />
          <CheckboxField name="sure" label={t('account.deleteConfirm')} required />
          <Button type="submit" look="secondary">
            {t('account.deleteButton')}
          </Button>
        </form>
      </Part>
    </AccountFrame>
  )
}
