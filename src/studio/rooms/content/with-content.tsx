import { useQuery } from '@tanstack/react-query'
import { Fragment, useState, type ReactNode } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'

export type ReadContent = OutputOf<StaffEndpointOf<'content.read'>>

type Props = { readonly slug: string; readonly children: (read: ReadContent, who: string) => ReactNode }

let visits = 0

/** An object for whoever writes on it: begun anew with another object, and after it was published or thrown away. */
export function WithContent({ slug, children }: Props) {
  // What was read in another room is older than what was written there.
  const [visit] = useState(() => ++visits)
  // Read again only then: saving must not disturb who types.
  const found = useQuery({
    queryKey: ['content.read', slug, visit],
    queryFn: () => call('content.read', { params: { slug } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const me = useMe().data
  if (!found.data || !me)
    return (
      <Room title={slug}>
        <Answer of={found}>{() => null}</Answer>
      </Room>
    )
  return <Fragment key={`${slug} ${found.dataUpdatedAt}`}>{children(found.data, me.id)}</Fragment>
}
