import { useState } from 'react'
import type { z } from 'zod'
import type { ContentSearchResult } from '#contract/content.ts'
import { firstArticles, initialArticleCount, moreArticles, withTags, type ArticleQuery } from '#domain/articles.ts'
import { siteOfLocale } from '#domain/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { call } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { contentRequest } from '#web/content-request.ts'
import { ArticleCard } from './article-card.tsx'
import { FilterBar } from './filter-bar.tsx'

type Result = z.output<typeof ContentSearchResult>
type Props = {
  label: string
  rowsToLoad: number
  gridSize: { sm: number; md: number; lg: number }
  initialQuery: { tagId: string[]; category?: string | undefined }
  initialQueryNotFiltered: boolean
  showFilterBar: boolean
  loadMore: boolean
  hidePageDate: boolean
  first: Result
}

/** Articles by tag, more at a time. A failed request leaves the grid as it is. */
export default function ArticleGrid(props: Props) {
  const { gridSize, initialQuery, first } = props
  const { t, locale } = useI18n()
  const [query, setQuery] = useState<ArticleQuery>(firstArticles(initialArticleCount(props.rowsToLoad, gridSize.sm)))
  const [shown, setShown] = useState(first)
  const [busy, setBusy] = useState(false)

  async function show(next: ArticleQuery, how: 'replace' | 'append') {
    setBusy(true)
    try {
      const tagId = [
        ...(next.tagIds.length > 0 && !props.initialQueryNotFiltered ? [] : initialQuery.tagId),
        ...next.tagIds,
      ]
      const { mode, query: moment } = contentRequest(new URLSearchParams(location.search))
      const answer = await call('content.search', {
        params: { mode, siteId: siteOfLocale(locale).id, searchType: 'article' },
        query: {
          ...moment,
          tagId,
          offset: next.offset,
          limit: next.limit,
          ...(initialQuery.category === undefined ? {} : { category: initialQuery.category }),
        },
      })
      setShown(was => (how === 'append' ? { ...answer, result: [...was.result, ...answer.result] } : answer))
      setQuery(next)
    } catch (error) {
      console.error('Articles could not be read', error)
    } finally {
      setBusy(false)
    }
  }

  const toggle = (id: string) => {
    const tagIds = query.tagIds.includes(id) ? query.tagIds.filter(each => each !== id) : [...query.tagIds, id]
    void show(withTags(query, tagIds), 'replace')
  }
  const clear = () => {
    setShown(first)
    setQuery(firstArticles(query.limit))
  }

  return (
    <div>
      {props.showFilterBar && (
        <FilterBar facets={first.facets} chosen={query.tagIds} onToggle={toggle} onClear={clear} />
      )}
      <ul
        className="article-grid"
        aria-live="polite"
        aria-busy={busy}
        style={{ '--cols-sm': gridSize.sm, '--cols-md': gridSize.md, '--cols-lg': gridSize.lg }}
      >
        {shown.result.map(article => (
          <li key={article.id}>
            <ArticleCard article={article} hideDate={props.hidePageDate} />
          </li>
        ))}
      </ul>
      {props.loadMore && shown.result.length < shown.numFound && (
        <div className="mt-10 flex flex-col items-center gap-3">
          <p className="text-sm text-slate">
            {t('sections.articlesShown', { shown: shown.result.length, count: shown.numFound })}
          </p>
          <Button look="secondary" loading={busy} onClick={() => void show(moreArticles(query), 'append')}>
            {t('sections.moreArticles')}
          </Button>
        </div>
      )}
    </div>
  )
}
