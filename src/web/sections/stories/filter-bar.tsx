import { useState, type ComponentPropsWithRef } from 'react'
import { FACET_COUNTS } from '#domain/content/articles.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { HIDDEN_AT } from '../parts/by-width.ts'
import { TextButton, TextLink } from '#web/ui/text.tsx'

type Facet = { id: string; label: string; count: number }
type Props = {
  facets: readonly Facet[]
  chosen: readonly string[]
  linkTo: (id: string) => ComponentPropsWithRef<'a'> & { href: string }
  clearing: ComponentPropsWithRef<'a'> & { href: string }
}

/** Hidden by width until someone asks for more: 4, 10 and 20 tags are shown on small, medium and large screens. */
const hiddenAt = (index: number) =>
  cx(
    index >= FACET_COUNTS.sm && HIDDEN_AT.sm,
    index >= FACET_COUNTS.md && HIDDEN_AT.md,
    index >= FACET_COUNTS.lg && HIDDEN_AT.lg,
  )

export function FilterBar({ facets, chosen, linkTo, clearing }: Props) {
  const t = useT()
  const [all, setAll] = useState(false)
  return (
    <nav className="mb-8 flex flex-wrap items-center gap-2" aria-label={t('sections.filterArticles')}>
      {facets.map(({ id, label, count }, index) => (
        <a
          key={id}
          {...linkTo(id)}
          aria-current={chosen.includes(id) ? 'true' : undefined}
          className={cx(
            'shown-without-script inline-flex min-h-10 items-center gap-1 rounded-control border px-3 text-sm transition-colors',
            chosen.includes(id) ? 'border-ink bg-ink text-paper' : 'border-stone-300 hover:border-ink',
            !all && hiddenAt(index),
          )}
        >
          {label} <span className={chosen.includes(id) ? '' : 'text-slate'}>{count}</span>
        </a>
      ))}
      {facets.length > FACET_COUNTS.sm && (
        <TextButton
          className={cx(
            'needs-script min-h-10 px-2 text-sm',
            facets.length <= FACET_COUNTS.md && 'md:hidden',
            facets.length <= FACET_COUNTS.lg && 'lg:hidden',
          )}
          onClick={() => setAll(was => !was)}
        >
          {t(all ? 'ui.showLess' : 'ui.showMore')}
        </TextButton>
      )}
      {chosen.length > 0 && (
        <TextLink {...clearing} className="inline-flex min-h-10 items-center px-2 text-sm">
          {t('sections.clearAll')}
        </TextLink>
      )}
    </nav>
  )
}
