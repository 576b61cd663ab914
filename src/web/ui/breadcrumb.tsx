import { useT } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'

export type Crumb = { readonly name: string; readonly href: string }

/** The way here. The last one is this page. */
export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const t = useT()
  return (
    <nav aria-label={t('ui.breadcrumb')} className={cx('text-sm text-slate', className)}>
      {/* One line: where the screen is narrower it can be pulled, and begins with its end. */}
      <ol className="-mx-(--gutter) flex items-center scroll-px-(--gutter) overflow-x-auto [scrollbar-width:none] px-(--gutter) whitespace-nowrap">
        {crumbs.map(({ name, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={href} className={cx('flex items-center', last && '[scroll-initial-target:nearest]')}>
              {index > 0 && (
                <span aria-hidden="true" className="mx-2 text-stone-500">
                  /
                </span>
              )}
              <a
                href={href}
                aria-current={last ? 'page' : undefined}
                className={cx('py-1 hover:text-ink hover:underline underline-offset-4', last && 'text-ink')}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export const breadcrumbJsonLd = (crumbs: readonly Crumb[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  })),
})
