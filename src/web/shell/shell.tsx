import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { consentEnforced } from '#domain/consumer/consent.ts'
import { ConsentBanner } from '#web/consent/consent-banner.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { AssociateBanner } from './associate-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hosts } from './hosts.tsx'
import type { ShellData } from './load-shell.ts'
import { PromoBar } from './promo-bar.tsx'
import { TrialNote } from './trial-note.tsx'

type Props = {
  shell: ShellData
  visit: PageVisit
  /** Whether it asks for an address for the newsletter. */
  asks: boolean
  children: ReactNode
}

export function Shell({ shell, visit, asks, children }: Props) {
  return (
    <>
      {consentEnforced(visit.site, { preview: visit.preview }) && <ConsentBanner />}
      <SkipLink />
      {visit.trial.production && <TrialNote trial={visit.trial} />}
      {visit.viewer.kind === 'associate' && <AssociateBanner visit={visit} />}
      {shell.promoBar && <PromoBar bar={shell.promoBar} />}
      <Header menu={shell.menu} visit={visit} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={shell.footer} visit={visit} asks={asks} />
      {!visit.trial.production && <TrialNote trial={visit.trial} />}
      <Hosts />
    </>
  )
}

export function SkipLink() {
  const t = useT()
  return (
    <a href="#content" className="skip-link">
      {t('shell.skipToContent')}
    </a>
  )
}
