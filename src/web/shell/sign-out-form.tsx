import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { useT } from '#web/i18n/i18n.tsx'

/** For whoever is signed in, on every page. */
export function SignOutForm({ locale, className }: { locale: Locale; className: string }) {
  const t = useT()
  return (
    <form method="post" action={shopUrl(locale, '/sign-out')}>
      <input type="hidden" name="_action" value="sign-out" />
      <button type="submit" className={className}>
        {t('signin.signOut')}
      </button>
    </form>
  )
}
