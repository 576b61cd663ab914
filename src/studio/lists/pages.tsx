import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Answer, Failure } from '../ui/state.tsx'

type Page<R> = { readonly rows: readonly R[] }
/** What failed may be the next page, or a fresh look at those that are shown. */
const again = (of: UseInfiniteQueryResult) => (of.isFetchNextPageError ? of.fetchNextPage() : of.refetch())

type Props<R> = {
  readonly of: UseInfiniteQueryResult<InfiniteData<Page<R>>>
  readonly empty: ReactNode
  readonly children: (rows: readonly R[]) => ReactNode
}

/** A list that comes page by page: while it comes, when there is nothing, when it fails, and how to get more. */
export function Pages<R>({ of, empty, children }: Props<R>) {
  const { t } = useI18n()
  return (
    <Answer of={of}>
      {({ pages }) => {
        const rows = pages.flatMap(page => page.rows)
        return (
          <>
            {rows.length === 0 ? empty : children(rows)}
            {of.error && <Failure error={of.error} onRetry={() => void again(of)} />}
            {of.hasNextPage && !of.error && (
              <Button className="more" busy={of.isFetching} onClick={() => void of.fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </>
        )
      }}
    </Answer>
  )
}
