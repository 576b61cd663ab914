import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { SearchIcon } from '#web/ui/icons.tsx'

/** A plain form: it works before any script does. */
export function SearchBox({ locale, className }: { locale: Locale; className?: string }) {
  const t = useT()
  return (
    <search className={cx('w-56 xl:w-64', className)}>
      <form action={shopUrl(locale, '/search')} className="relative">
        <input
          type="search"
          name="q"
          maxLength={120}
          autoComplete="off"
          aria-label={t('shell.searchLabel')}
          placeholder={t('shell.searchPlaceholder')}
          className="search-field h-11 w-full rounded-control bg-stone-100 pr-11 pl-3.5 text-sm placeholder:text-slate"
        />
        <button
          type="submit"
          aria-label={t('shell.search')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center"
        >
          <SearchIcon size={18} />
        </button>
      </form>
    </search>
  )
}
