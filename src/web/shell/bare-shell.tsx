import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { consentEnforced } from '#domain/consent.ts'
import { ConsentBanner } from '#web/consent/consent-banner.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { ArrowLeftIcon, LockIcon } from '#web/ui/icons.tsx'
import { Hosts } from './hosts.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './shell.tsx'

/** For checkout: nothing leads away but the way back. */
export function BareShell({ visit, children }: { visit: PageVisit; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <SkipLink />
      <header className="border-b border-stone-300">
        <div className="mx-auto grid h-(--header-height) max-w-page grid-cols-[1fr_auto_1fr] items-center px-(--gutter)">
          <a
            href={`/${visit.locale}/cart`}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm underline-offset-4 hover:underline"
          >
            <ArrowLeftIcon size={18} />
            <span className="max-md:sr-only">{t('shell.backToCart')}</span>
          </a>
          <a href={`/${visit.locale}`} aria-label={t('shell.homeLink')} className="text-forest">
            <Logo />
          </a>
          <p className="inline-flex items-center gap-2 justify-self-end text-sm text-slate">
            <LockIcon size={16} />
            <span className="max-md:sr-only">{t('shell.secureCheckout')}</span>
          </p>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {consentEnforced(visit.site, { preview: visit.preview }) && <ConsentBanner />}
      <Hosts />
    </>
  )
}
