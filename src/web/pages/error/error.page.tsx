import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { createI18n } from '#web/i18n/i18n.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'

export const errorPage = (status: number) =>
  page({
    path: '',
    load: async () => ({ status }),
    status: data => data.status,
    head: (_data, visit) => ({
      title: createI18n(visit.locale, catalogues[visit.language]).t(
        status < 500 ? 'shell.notFoundTitle' : 'shell.errorTitle',
      ),
      robots: 'noindex',
      alternates: false,
    }),
    View: ErrorView,
  })

function ErrorView({ data, visit }: { data: { status: number }; visit: { locale: string; correlationId: string } }) {
  const t = useT()
  const missing = data.status < 500
  return (
    <>
      <h1>{t(missing ? 'shell.notFoundTitle' : 'shell.errorTitle')}</h1>
      <p>{t(missing ? 'shell.notFoundText' : 'shell.errorText', { correlationId: visit.correlationId })}</p>
      <a href={`/${visit.locale}`}>{t('shell.backHome')}</a>
    </>
  )
}
