import type { ArticleSummary } from '#contract/content/content.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'

/** An article in a grid: picture, first tag, title, date. */
export function ArticleCard({ article, hideDate }: { article: ArticleSummary; hideDate: boolean }) {
  const { bcp47 } = useI18n()
  const format = dateFormat(bcp47, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <a href={article.url} className="card-zoom group block">
      <span className="mb-4 block overflow-hidden bg-stone-100">
        <Picture
          shape="scene"
          picture={article.picture}
          sizes="(width >= 68rem) 22rem, (width >= 48rem) 33vw, 50vw"
          className="aspect-4/3 w-full object-cover"
        />
      </span>
      {article.eyebrow && <span className="mb-1 block text-sm font-semibold text-slate">{article.eyebrow}</span>}
      <span className={`${HEADING_SIZES.sm} block font-display group-hover:underline group-hover:underline-offset-4`}>
        {article.title}
      </span>
      {!hideDate && article.date && (
        <time dateTime={article.date} className="mt-2 block text-sm text-slate">
          {format.format(new Date(`${article.date}T12:00:00Z`))}
        </time>
      )}
    </a>
  )
}
