import type { MegaMenu } from '#contract/content/content.entities.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { useShellMark } from '#web/document/shell-mark.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ChevronRightIcon, GlobeIcon, HeartIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { CloseMenu } from './close-menu.tsx'
import { Logo } from './logo.tsx'
import { EntryTitle } from './entry-title.tsx'
import { MenuBanner } from './menu-banner.tsx'
import { ENTRY_TONES, hasPanel, type MenuItem } from './menu-item.ts'
import { PhoneLevel } from './phone-level.tsx'
import { SearchBox } from './search-box.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export const PHONE_MENU_ID = 'phone-menu'
const levelId = (item: MenuItem) => `phone-${item.id}`

const PHONE_ROW = 'flex min-h-14 w-full items-center justify-between gap-4 border-b border-stone-300 py-3 text-left'

/** The narrow menu: popovers of the browser, one per level, each as high as the screen. Escape and Back close the top one. */
export function PhoneMenu({ menu, locale, known }: { menu: MegaMenu; locale: Locale; known: boolean }) {
  const t = useT()
  const mark = useShellMark()
  const items = menu.mobile?.items.length ? menu.mobile.items : menu.items
  const home = homeUrl(locale)
  return (
    <dialog
      id={PHONE_MENU_ID}
      {...(menu.mobile && mark(menu.mobile.id))}
      popover="auto"
      aria-label={menu.mobile?.title ?? t('shell.menu')}
      className="phone-menu"
    >
      <div className="flex h-(--header-height) items-center justify-between">
        <a href={home} aria-label={t('shell.homeLink')} className="text-forest">
          <Logo />
        </a>
        <CloseMenu menuId={PHONE_MENU_ID} />
      </div>
      <SearchBox locale={locale} className="mt-2 mb-4 w-full" />
      <ul>
        {items.map(item => (
          <li key={item.id} {...mark(item.id)}>
            {hasPanel(item) ? (
              <>
                <button
                  type="button"
                  popoverTarget={levelId(item)}
                  className={cx(PHONE_ROW, 'font-display text-lg font-bold', tone(item))}
                >
                  <EntryTitle item={item} />
                  <ChevronRightIcon />
                </button>
                <PhoneLevel id={levelId(item)} menuId={PHONE_MENU_ID} item={item} />
              </>
            ) : (
              <a
                {...linkAttributes(item.target)}
                className={cx(PHONE_ROW, 'font-display text-lg font-bold', tone(item))}
              >
                <EntryTitle item={item} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <ul className="phone-links mt-6">
        {menu.mobile?.targets.map(target => (
          <li key={target.url}>
            <a {...linkAttributes(target)}>{target.text}</a>
          </li>
        ))}
      </ul>
      {menu.mobile?.banner && <MenuBanner banner={menu.mobile.banner} className="mt-6" />}
      <div className="mt-4 flex flex-wrap gap-x-6 border-t border-stone-300 py-4">
        <QuickLink href={shopUrl(locale, '/favorites')} Icon={HeartIcon} text={t('shell.favorites')} fills />
        <QuickLink href={shopUrl(locale, '/location-selector')} Icon={GlobeIcon} text={t('shell.locationShort')} />
        {known && <SignOutForm locale={locale} className="min-h-11" />}
      </div>
    </dialog>
  )
}

const tone = ({ menuStyle }: MenuItem) => ENTRY_TONES[menuStyle]

type QuickLinkProps = { href: string; Icon: typeof GlobeIcon; text: string; fills?: boolean }

const QuickLink = ({ href, Icon, text, fills }: QuickLinkProps) => (
  <a href={href} {...(fills && { title: text, 'data-kept': '' })} className="inline-flex min-h-12 items-center gap-2">
    <Icon />
    {text}
  </a>
)
