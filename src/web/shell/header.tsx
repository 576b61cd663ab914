import type { MegaMenu } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useKept } from '#web/document/kept.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { cx } from '#web/ui/class-names.ts'
import { AccountIcon, CartIcon, HeartIcon, MenuIcon, SearchIcon, StoreIcon } from '#web/ui/icons.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { Logo } from './logo.tsx'
import { MegaMenuBar } from './mega-menu.tsx'
import { PHONE_MENU_ID, PhoneMenu } from './phone-menu.tsx'
import { PHONE_SEARCH_ID, PhoneSearch } from './phone-search.tsx'

/** One line that stays. It keeps its place in the page, so nothing below it ever moves. */
export function Header({ menu, visit }: { menu: MegaMenu | undefined; visit: PageVisit }) {
  const keep = useKept()
  const known = visit.viewer.kind === 'consumer'
  return (
    <header
      className="site-header no-print"
      dangerouslySetInnerHTML={keep(
        [menu],
        `header ${known}`,
        <HeaderParts menu={menu} locale={visit.locale} known={known} />,
      )}
    />
  )
}

function HeaderParts({ menu, locale, known }: { menu: MegaMenu | undefined; locale: Locale; known: boolean }) {
  const t = useT()
  const home = homeUrl(locale)
  return (
    <>
      <div className="site-header-row">
        <a href={home} aria-label={t('shell.homeLink')} className="shrink-0 py-2 text-forest">
          <Logo />
        </a>
        {menu && <MegaMenuBar items={menu.items} />}
        <div className="mr-2 ml-auto hidden w-56 lg:block xl:w-64">
          <Island name="search-box" wake="interaction" props={{ look: 'header' }} />
        </div>
        <nav
          aria-label={t('shell.tools')}
          className={cx('-mr-2.5 ml-auto flex items-center lg:ml-0 lg:min-w-44', menu && 'min-w-33 md:min-w-44')}
        >
          <button
            type="button"
            popoverTarget={PHONE_SEARCH_ID}
            aria-label={t('shell.search')}
            className={iconButtonLook('lg:hidden')}
          >
            <SearchIcon />
          </button>
          <Tool href={shopUrl(locale, '/store-locator')} label={t('shell.stores')} className="max-lg:hidden">
            <StoreIcon />
          </Tool>
          <Tool
            href={shopUrl(locale, '/account')}
            label={t('shell.account')}
            className="max-lg:hidden"
            dialog={known ? undefined : 'sign-in'}
          >
            <AccountIcon />
          </Tool>
          <Tool href={shopUrl(locale, '/favorites')} label={t('shell.favorites')} className="max-md:hidden" fills>
            <HeartIcon />
          </Tool>
          <Tool href={shopUrl(locale, '/cart')} label={t('shell.cart')} dialog="mini-cart">
            <CartIcon />
            <span data-cart-count hidden className="cart-count" />
          </Tool>
          {menu && (
            <button
              type="button"
              popoverTarget={PHONE_MENU_ID}
              aria-label={t('shell.menu')}
              className={iconButtonLook('lg:hidden')}
            >
              <MenuIcon />
            </button>
          )}
        </nav>
      </div>
      <PhoneSearch />
      {menu && <PhoneMenu menu={menu} locale={locale} known={known} />}
    </>
  )
}

type ToolProps = {
  href: string
  label: string
  dialog?: 'sign-in' | 'mini-cart' | undefined
  className?: string
  /** Told how many favorites there are. */
  fills?: boolean
  children: React.ReactNode
}

const Tool = ({ href, label, dialog, className, fills, children }: ToolProps) => (
  <a
    href={href}
    aria-label={label}
    title={label}
    {...(fills && { 'data-kept': '' })}
    {...(dialog && opensDialog(dialog, {}))}
    className={iconButtonLook(cx('relative', className))}
  >
    {children}
  </a>
)
