import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../calls/call.ts'
import type { Other } from './present.tsx'
import type { WorkingCopy } from './working-copy.ts'

/** Well within what the server waits before it takes somebody for gone. */
const BEAT_MS = 6_000
const NOBODY: readonly Other[] = []

/** Says where one is for as long as one looks, and learns who else is there and what they wrote. */
export function usePresence(copy: WorkingCopy, item: string | undefined): readonly Other[] {
  const { slug } = copy
  const found = useQuery({
    queryKey: ['content.here', slug, item ?? ''],
    queryFn: async () => {
      const states = copy.states()
      const body = { has: [...states], ...(item !== undefined && { item }) }
      const { others, layers } = await call('content.here', { params: { slug }, body })
      // Servers of the version before tell none.
      copy.catchUp(states, layers ?? [])
      return others
    },
    refetchInterval: BEAT_MS,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(
    () => () => {
      // Whoever cannot be told that somebody left finds out by waiting.
      call('content.here', { params: { slug }, body: { leaving: true } }).catch(() => {})
    },
    [slug],
  )
  return found.data ?? NOBODY
}
