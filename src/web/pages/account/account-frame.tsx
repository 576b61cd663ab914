import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { FailureNotice, FormMarks } from '#web/sign-in/step-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Fold } from '#web/ui/fold.tsx'
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

const DONE: Readonly<Record<string, MessageKey>> = {
  saved: 'account.saved',
  removed: 'account.removed',
  passwordChanged: 'account.passwordChanged',
  confirmationSent: 'account.confirmationSent',
  joined: 'account.joined',
  left: 'account.left',
}

type Props = { visit: PageVisit; title: string; flash?: FormFlash; children: ReactNode }

/** The parts of the account beside the page; above it on tablets, and on phones folded under the name of the open one. */
export function AccountFrame({ visit, title, flash = {}, children }: Props) {
  const t = useT()
  const parts = PARTS.filter(([path]) => path !== '/account/loyalty' || visit.site.features.loyalty)
  const current = parts.find(([path]) => visit.url.pathname === shopUrl(visit.locale, path))
  const list = (
    <ul className="flex flex-col gap-1 md:grid md:grid-cols-5 md:items-center lg:flex lg:items-stretch">
      {parts.map(part => (
        <li key={part[0]}>
          <PartLink href={shopUrl(visit.locale, part[0])} current={part === current}>
            {t(part[1])}
          </PartLink>
        </li>
      ))}
      <li className="mt-2 md:mt-0 lg:mt-4">
        <form method="post" action={shopUrl(visit.locale, '/sign-out')}>
          <FormMarks action="sign-out" />
          <Button type="submit" look="quiet" size="small" className="whitespace-nowrap">
            {t('account.signOut')}
          </Button>
        </form>
      </li>
    </ul>
  )
  const done = flash.done === undefined ? undefined : DONE[flash.done]
  return (
    <Container className="grid gap-8 pt-8 pb-16 lg:grid-cols-[14rem_1fr] lg:gap-16 lg:pt-12">
      <nav aria-label={t('account.title')} className="md:hidden">
        <Fold title={current ? t(current[1]) : t('account.title')} className="border-y border-stone-300">
          {list}
        </Fold>
      </nav>
      <nav aria-label={t('account.title')} className="max-md:hidden">
        {list}
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
