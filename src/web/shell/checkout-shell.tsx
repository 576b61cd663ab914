import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { consentEnforced } from '#domain/consumer/consent.ts'
import { homeUrl, shopUrl, type ShopPath } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { ConsentBanner } from '#web/consent/consent-banner.tsx'
import { useKept } from '#web/document/kept.tsx'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { iconButtonLook } from '#web/ui/icon-button.tsx'
import { CartIcon, LockIcon } from '#web/ui/icons.tsx'
import { linkLook } from '#web/ui/text.tsx'
import { AssociateBanner } from './associate-banner.tsx'
import { Hosts } from './hosts.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './shell.tsx'
import { SignOutForm } from './sign-out-form.tsx'
import { TrialNote } from './trial-note.tsx'

/** Around an order that is being finished: who we are, that it is safe, where help is, and the way back. Nothing else. */
export function CheckoutShell({ visit, children }: { visit: PageVisit; children: ReactNode }) {
  return (
    <>
      {consentEnforced(visit.site, { preview: visit.preview }) && <ConsentBanner />}
      <SkipLink />
      {visit.trial.production && <TrialNote trial={visit.trial} />}
      {visit.viewer.kind === 'associate' && <AssociateBanner visit={visit} />}
      <CheckoutHeader visit={visit} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <CheckoutFooter visit={visit} />
      {!visit.trial.production && <TrialNote trial={visit.trial} />}
      <Hosts />
    </>
  )
}

function CheckoutHeader({ visit: { locale } }: { visit: PageVisit }) {
  const parts = useKept()([], 'checkout header', <HeaderParts locale={locale} />)
  return <header className="no-print border-b border-stone-300" dangerouslySetInnerHTML={parts} />
}

function HeaderParts({ locale }: { locale: Locale }) {
  const t = useT()
  return (
    <div className="mx-auto grid h-(--header-height) max-w-page grid-cols-[1fr_auto_1fr] items-center gap-4 px-(--gutter) max-sm:gap-2">
      <a href={homeUrl(locale)} aria-label={t('shell.homeLink')} className="justify-self-start py-2 text-forest">
        <Logo />
      </a>
      <p className="flex items-center gap-2 text-sm font-semibold max-sm:gap-1 max-sm:text-xs max-sm:leading-tight">
        <LockIcon size={16} />
        {t('shell.secureCheckout')}
      </p>
      <nav aria-label={t('shell.tools')} className="col-start-3 -mr-2.5 flex items-center gap-2 justify-self-end">
        <a href={shopUrl(locale, '/help/contact-us')} className={linkLook('py-2 text-sm')}>
          {t('shell.help')}
        </a>
        <a
          href={shopUrl(locale, '/cart')}
          aria-label={t('checkout.toCart')}
          title={t('checkout.toCart')}
          className={iconButtonLook('relative')}
        >
          <CartIcon />
          <span data-cart-count hidden className="cart-count" />
        </a>
      </nav>
    </div>
  )
}

const FOOT = [
  ['/sale-terms', 'shell.saleTerms'],
  ['/privacy', 'shell.privacy'],
  ['/help', 'shell.helpPages'],
] as const satisfies readonly (readonly [ShopPath, MessageKey])[]

function CheckoutFooter({ visit }: { visit: PageVisit }) {
  const t = useT()
  const known = visit.viewer.kind === 'consumer'
  const parts = useKept()([], `checkout footer ${known}`, <FooterParts visit={visit} known={known} />)
  return (
    <footer
      aria-label={t('shell.footer')}
      className="no-print mt-16 border-t border-stone-300"
      dangerouslySetInnerHTML={parts}
    />
  )
}

function FooterParts({ visit: { locale, site }, known }: { visit: PageVisit; known: boolean }) {
  const t = useT()
  return (
    <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-(--gutter) py-6 text-sm text-slate">
      {FOOT.map(([path, text]) => (
        <li key={path}>
          <a href={shopUrl(locale, path)} className="inline-block py-1.5 underline-offset-4 hover:underline">
            {t(text)}
          </a>
        </li>
      ))}
      {known && (
        <li>
          <SignOutForm locale={locale} className="py-1.5 underline-offset-4 hover:underline" />
        </li>
      )}
      {consentEnforced(site) && (
        <li>
          <button type="button" data-consent-open className="needs-script py-1.5 underline-offset-4 hover:underline">
            {t('consent.reopen')}
          </button>
        </li>
      )}
    </ul>
  )
}
