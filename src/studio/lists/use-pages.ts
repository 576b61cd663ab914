import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { StaffCallName } from '#contract/staff/staff.ts'

export type Page<R> = { readonly rows: readonly R[]; readonly next?: string | undefined }

/** A list of which each answer says where it goes on. */
export const usePages = <R>(
  name: StaffCallName,
  ask: (query: { after?: string }) => Promise<Page<R>>,
  /** What tells this list from others of the call. */
  ...of: readonly unknown[]
): UseInfiniteQueryResult<InfiniteData<Page<R>>> =>
  useInfiniteQuery({
    queryKey: [name, ...of],
    queryFn: ({ pageParam }) => ask(pageParam === '' ? {} : { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  })
