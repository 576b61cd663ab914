import { useState, type MouseEvent } from 'react'
import type { z } from 'zod'
import type { ContentSearchResult } from '#contract/content/content.ts'
import {
  articlesAddress,
  askedArticles,
  firstArticles,
  initialArticleCount,
  moreArticles,
  searchedTags,
  toggledTag,
  type ArticleQuery,
} from '#domain/content/articles.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { call } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { contentRequest } from '#web/content-request.ts'
import { ArticleCard } from './article-card.tsx'
import { FilterBar } from './filter-bar.tsx'

type Result = z.output<typeof ContentSearchResult>
type Props = {
  path: string
  /** What the address asks for. */
  asked: string
  rowsToLoad: number
  gridSize: { sm: number; md: number; lg: number }
  initialQuery: { tagId: string[]; category?: string | undefined }
  initialQueryNotFiltered: boolean
  leadStory: boolean
  showFilterBar: boolean
  loadMore: boolean
  hidePageDate: boolean
  first: Result
}

/** Articles by tag, more at a time. Each choice is a link; a failed request leaves the grid as it is. */
export default function ArticleGrid(props: Props) {
  const { gridSize, initialQuery, first } = props
  const { t, locale } = useI18n()
  const address = new URLSearchParams(props.asked)
  const [query, setQuery] = useState(() => askedArticles(address, initialArticleCount(props.rowsToLoad, gridSize.sm)))
  const [shown, setShown] = useState(first)
  const [busy, setBusy] = useState(false)

  async function show(next: ArticleQuery) {
    setBusy(true)
    try {
      const { mode, query: moment } = contentRequest(address)
      const answer = await call('content.search', {
        params: { mode, siteId: siteOfLocale(locale).id, searchType: 'article' },
        query: {
          ...moment,
          tagId: searchedTags(initialQuery.tagId, next.tagIds, props.initialQueryNotFiltered),
          offset: next.offset,
          limit: next.limit,
          ...(initialQuery.category === undefined ? {} : { category: initialQuery.category }),
        },
      })
      setShown(was => (next.offset > 0 ? { ...answer, result: [...was.result, ...answer.result] } : answer))
      setQuery(next)
      history.replaceState(history.state, '', linkTo(next).href)
    } catch (error) {
      console.error('Articles could not be read', error)
    } finally {
      setBusy(false)
    }
  }

  /** Followed as a link without script, in another tab, or as long as the code is not there. */
  const linkTo = (next: ArticleQuery) => ({
    href: articlesAddress(props.path, address, next),
    rel: 'nofollow',
    'data-replay': true,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      if (!busy) void show(next)
    },
  })

  return (
    <div>
      {props.showFilterBar && (
        <FilterBar
          facets={shown.facets.filter(({ id }) => !props.initialQueryNotFiltered || !initialQuery.tagId.includes(id))}
          chosen={query.tagIds}
          linkTo={id => linkTo(toggledTag(query, id))}
          clearing={linkTo(firstArticles(query.limit))}
        />
      )}
      <ul
        className={cx('article-grid', props.leadStory && 'article-grid-led')}
        aria-live="polite"
        aria-busy={busy}
        style={{ '--cols-sm': gridSize.sm, '--cols-md': gridSize.md, '--cols-lg': gridSize.lg }}
      >
        {shown.result.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} hideDate={props.hidePageDate} leads={props.leadStory && index === 0} />
          </li>
        ))}
      </ul>
      {shown.result.length === 0 && <p className="text-slate">{t('sections.noArticles')}</p>}
      {props.loadMore && shown.result.length < shown.numFound && (
        <div className="mt-10 flex flex-col items-center gap-3">
          <p className="text-sm text-slate">
            {t('sections.articlesShown', { shown: shown.result.length, count: shown.numFound })}
          </p>
          <ButtonLink look="secondary" aria-busy={busy} {...linkTo(moreArticles(query))}>
            {t('sections.moreArticles')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
