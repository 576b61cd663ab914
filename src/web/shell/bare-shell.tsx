import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { consentEnforced } from '#domain/consumer/consent.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { ConsentBanner } from '#web/consent/consent-banner.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { Hosts } from './hosts.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './shell.tsx'
import { TrialNote } from './trial-note.tsx'

/** For tools: nothing of the shop around them but the way home. */
export function BareShell({ visit, children }: { visit: PageVisit; children: ReactNode }) {
  const t = useT()
  return (
    <>
      {consentEnforced(visit.site, { preview: visit.preview }) && <ConsentBanner />}
      <SkipLink />
      {visit.trial.production && <TrialNote trial={visit.trial} />}
      <header className="border-b border-stone-300">
        <div className="mx-auto flex h-(--header-height) max-w-page items-center px-(--gutter)">
          <a href={homeUrl(visit.locale)} aria-label={t('shell.homeLink')} className="text-forest">
            <Logo />
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!visit.trial.production && <TrialNote trial={visit.trial} />}
      <Hosts />
    </>
  )
}
