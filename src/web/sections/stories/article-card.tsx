import type { ArticleSummary } from '#contract/content/content.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'

type Props = { article: ArticleSummary; hideDate: boolean; leads?: boolean }

/** An article in a grid: picture, first tag, title, date. One that leads fills its place, and says what it is about. */
export function ArticleCard({ article, hideDate, leads = false }: Props) {
  const { bcp47 } = useI18n()
  const format = dateFormat(bcp47, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const widest = leads
    ? '(width >= 90rem) 58rem, (width >= 48rem) 66vw'
    : '(width >= 68rem) 28rem, (width >= 48rem) 33vw'
  return (
    <a href={article.url} className={cx('card-zoom group flex flex-col', leads && 'h-full')}>
      <span className={cx('mb-4 block overflow-hidden bg-stone-100', leads && 'md:relative md:aspect-3/2 md:grow')}>
        <Picture
          shape="scene"
          picture={article.picture}
          sizes={`${widest}, 50vw`}
          priority={leads}
          className={cx('aspect-4/3 w-full object-cover', leads && 'md:absolute md:aspect-auto md:h-full')}
        />
      </span>
      {article.eyebrow && <span className="mb-1 block text-sm font-semibold text-slate">{article.eyebrow}</span>}
      <span
        className={cx(
          HEADING_SIZES.sm,
          leads && 'md:text-2xl md:leading-none md:font-bold',
          'block font-display text-balance group-hover:underline group-hover:underline-offset-4',
        )}
      >
        {article.title}
      </span>
      {leads && article.subtitle && (
        <span className="mt-2 block text-lg text-pretty max-md:hidden">{article.subtitle}</span>
      )}
      {!hideDate && article.date && (
        <time dateTime={article.date} className="mt-2 block text-sm text-slate">
          {format.format(new Date(`${article.date}T12:00:00Z`))}
        </time>
      )}
    </a>
  )
}
