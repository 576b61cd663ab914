import type { ArticleSummary } from '#contract/content/content.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'

const SIZES = '(width >= 68rem) 28rem, (width >= 48rem) 33vw, 50vw'

type Props = { article: ArticleSummary; hideDate: boolean; leads?: boolean }

/** An article in a grid: picture, first tag, title, date. One that leads may be larger, and says what it is about. */
export function ArticleCard({ article, hideDate, leads = false }: Props) {
  const { bcp47 } = useI18n()
  const format = dateFormat(bcp47, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <a href={article.url} className="card-zoom group block">
      <span className="article-card-picture mb-4 block overflow-hidden bg-stone-100">
        <Picture
          shape="scene"
          picture={article.picture}
          sizes={leads ? '(width >= 90rem) 58rem, (width >= 48rem) 66vw, 50vw' : SIZES}
          priority={leads}
          className="aspect-4/3 w-full object-cover"
        />
      </span>
      {article.eyebrow && <span className="mb-1 block text-sm font-semibold text-slate">{article.eyebrow}</span>}
      <span
        className={`${HEADING_SIZES.sm} article-card-title block font-display text-balance group-hover:underline group-hover:underline-offset-4`}
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
