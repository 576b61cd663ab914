import { numberFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'

type Props = {
  score: number
  count?: number | undefined
  size?: number
  showScore?: boolean
  href?: string
  className?: string
}

/** In whole and half stars: a tenth of one is a speck. The figure is said exactly. */
const filledOf = (score: number) => Math.round(score * 2) * 10

/** A rating as filled stars; said in words to those who do not see it. */
export function Stars({ score, count, size = 16, showScore = false, href, className }: Props) {
  const { bcp47, t } = useI18n()
  const figure = numberFormat(bcp47, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
  const counted = count === undefined ? undefined : t('ui.reviews', { count })
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2 text-sm whitespace-nowrap', className)}>
      <span aria-hidden="true" className="stars" style={{ fontSize: size, '--filled': `${filledOf(score)}%` }} />
      <span className="sr-only">{t('ui.rating', { score: figure })}</span>
      {showScore && (
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {figure}
        </span>
      )}
      {counted &&
        (href ? (
          <a href={href} className="text-slate underline underline-offset-4 hover:text-ink">
            {counted}
          </a>
        ) : (
          <span className="text-slate">{counted}</span>
        ))}
    </span>
  )
}
