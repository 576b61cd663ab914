import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { ASSOCIATE_COOKIE } from '#domain/sites/cookies.ts'
import { useT } from '#web/i18n/i18n.tsx'

/** Tells an associate for which store and under whose name he sells, on every page. */
export function AssociateBanner({ visit: { cookies, locale } }: { visit: PageVisit }) {
  const t = useT()
  const [store = '', employee = ''] = (cookies[ASSOCIATE_COOKIE] ?? '').split('|')
  return (
    <section aria-label={t('signin.associateTitle')} className="no-print bg-ink text-paper">
      <form
        method="post"
        action={shopUrl(locale, '/sign-out')}
        className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 px-(--gutter) py-2 text-sm"
      >
        <input type="hidden" name="_action" value="sign-out" />
        <p>{t('signin.connected', { employee, store })}</p>
        <button type="submit" className="underline underline-offset-4">
          {t('signin.signOut')}
        </button>
      </form>
    </section>
  )
}
