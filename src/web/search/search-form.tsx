import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { controlLook } from '#web/ui/fields/field-frame.tsx'

type Props = { locale: Locale; query?: string; className?: string }

export function SearchForm({ locale, query = '', className }: Props) {
  const t = useT()
  return (
    <search className={cx('block w-full max-w-form', className)}>
      <form action={shopUrl(locale, '/search')} className="flex gap-2">
        <input
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query}
          autoComplete="off"
          aria-label={t('listing.searchField')}
          placeholder={t('listing.searchField')}
          className={controlLook()}
        />
        <Button type="submit">{t('listing.searchButton')}</Button>
      </form>
    </search>
  )
}
