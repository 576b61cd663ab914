import { useT } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'

type Props = { page: number; pageCount: number; hrefOf: (page: number) => string; className?: string }

/** First, last, and the neighbours of the page; 0 stands for a gap. */
export function pagesShown(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter(each => each >= 1 && each <= pageCount)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const before = shown[index - 1]
    if (before === undefined || each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [0, each]
  })
}

const STEP = 'inline-grid h-11 min-w-9 place-items-center rounded-control px-2 md:min-w-11'

export function Pagination({ page, pageCount, hrefOf, className }: Props) {
  const t = useT()
  if (pageCount < 2) return null
  return (
    <nav
      aria-label={t('ui.pages')}
      className={cx('flex flex-wrap items-center justify-center gap-0.5 md:gap-1', className)}
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" aria-label={t('ui.previous')} className={cx(STEP, 'hover:bg-stone-100')}>
          <ArrowLeftIcon />
        </a>
      )}
      {pagesShown(page, pageCount).map((each, index) =>
        each === 0 ? (
          <span key={`gap ${index}`} className={STEP}>
            …
          </span>
        ) : (
          <a
            key={each}
            href={hrefOf(each)}
            aria-label={t('ui.page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
            className={cx(STEP, each === page ? 'bg-ink text-paper' : 'hover:bg-stone-100')}
          >
            {each}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" aria-label={t('ui.next')} className={cx(STEP, 'hover:bg-stone-100')}>
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}
