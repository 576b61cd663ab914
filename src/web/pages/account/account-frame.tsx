import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { FailureNotice, FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading } from '#web/ui/text.tsx'
import type { FormFlash } from '../form-flash.ts'

const PARTS = [
  ['/account', 'account.overview'],
  ['/orders', 'account.orders'],
  ['/account/profile', 'account.profile'],
  ['/account/addresses', 'account.addresses'],
  ['/account/cards', 'account.cards'],
  ['/account/preferences', 'account.preferences'],
  ['/account/loyalty', 'account.loyalty'],
  ['/account/data', 'account.data'],
] as const satisfies readonly (readonly [PagePath, MessageKey])[]

type PagePart = (typeof PARTS)[number][0]

const DONE: Readonly<Record<string, MessageKey>> = {
  saved: 'account.saved',
  removed: 'account.removed',
  passwordChanged: 'account.passwordChanged',
  confirmationSent: 'account.confirmationSent',
  joined: 'account.joined',
  left: 'account.left',
}

type Props = { visit: PageVisit; title: string; flash?: FormFlash; children: ReactNode }

/** The parts of the account beside each other; above the page on tablets, and on phones in a row that scrolls. */
export function AccountFrame({ visit, title, flash = {}, children }: Props) {
  const t = useT()
  const isOpen = (path: PagePart) => visit.url.pathname === shopUrl(visit.locale, path)
  const done = flash.done === undefined ? undefined : DONE[flash.done]
  return (
    <Container className="grid gap-8 pt-8 pb-16 lg:grid-cols-[14rem_1fr] lg:gap-16 lg:pt-14">
      <nav
        aria-label={t('account.title')}
        className="[scrollbar-width:none] -mx-(--gutter) scroll-px-(--gutter) overflow-x-auto px-(--gutter) max-md:[mask-image:linear-gradient(90deg,#0000,#000_var(--gutter),#000_calc(100%-var(--gutter)),#0000)] md:mx-0 md:overflow-visible md:px-0"
      >
        <ul className="flex items-center gap-1 md:flex-wrap lg:flex-col lg:items-stretch">
          {PARTS.filter(([path]) => path !== '/account/loyalty' || visit.site.features.loyalty).map(([path, key]) => (
            <li
              key={path}
              // Where the row is wider than the screen, it begins with the part that is open. Elsewhere the page itself would.
              className={cx(isOpen(path) && 'max-md:[scroll-initial-target:nearest]')}
            >
              <PartLink href={shopUrl(visit.locale, path)} current={isOpen(path)}>
                {t(key)}
              </PartLink>
            </li>
          ))}
          <li className="lg:mt-4">
            <form method="post" action={shopUrl(visit.locale, '/sign-out')}>
              <FormMarks action="sign-out" />
              <Button type="submit" look="quiet" size="small" className="whitespace-nowrap">
                {t('account.signOut')}
              </Button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="flex max-w-3xl flex-col gap-8">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {done && <Notice kind="success">{t(done)}</Notice>}
        <FailureNotice failure={flash.failure} />
        {children}
      </div>
    </Container>
  )
}

const PartLink = ({ href, current, children }: { href: string; current: boolean; children: ReactNode }) => (
  <a
    href={href}
    aria-current={current ? 'page' : undefined}
    className={cx(
      'block rounded-control px-2.5 py-2.5 lg:px-3 whitespace-nowrap no-underline hover:bg-stone-100',
      current && 'bg-stone-100 font-semibold',
    )}
  >
    {children}
  </a>
)

/** One part of a page, under its own heading. */
export const Part = ({ title, children, className }: { title: string; children: ReactNode; className?: string }) => (
  <section className={cx('flex flex-col gap-5 border-t border-stone-300 pt-6', className)}>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    {children}
  </section>
)
