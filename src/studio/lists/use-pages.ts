import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { StaffCallName } from '#contract/staff/staff.ts'

type Page<R> = { readonly rows: readonly R[]; readonly next?: string | undefined }

/** A list of which each answer says where it goes on. */
export const usePages = <R>(
  name: StaffCallName,
  ask: (query: { after?: string }) => Promise<Page<R>>,
): UseInfiniteQueryResult<InfiniteData<Page<R>>> =>
  useInfiniteQuery({
    queryKey: [name],
    queryFn: ({ pageParam }) => ask(pageParam === '' ? {} : { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  })
