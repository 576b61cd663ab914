import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { StaffCallName } from '#contract/staff/staff.ts'

export type Page<R = unknown> = { readonly rows: readonly R[]; readonly next?: string | undefined }
type Ask<P extends Page> = (after: { after?: string }) => Promise<P>
type Pages<P extends Page> = UseInfiniteQueryResult<InfiniteData<P>>

const pagesOf = <P extends Page>(queryKey: readonly unknown[], ask: Ask<P>) => ({
  queryKey,
  queryFn: ({ pageParam }: { pageParam: string }) => ask(pageParam === '' ? {} : { after: pageParam }),
  initialPageParam: '',
  getNextPageParam: (page: P) => page.next,
})

/** A list of which each answer says where it goes on; `of` tells it from others of the call. */
export const usePages = <P extends Page>(name: StaffCallName, ask: Ask<P>, ...of: readonly unknown[]): Pages<P> =>
  useInfiniteQuery(pagesOf([name, ...of], ask))

/** One whose rows stay until those of another filter have come. */
export const useFilteredPages = <P extends Page>(
  name: StaffCallName,
  ask: Ask<P>,
  ...filter: readonly unknown[]
): Pages<P> => useInfiniteQuery({ ...pagesOf([name, ...filter], ask), placeholderData: keepPreviousData })
