import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Queue = OutputOf<StaffEndpointOf<'moderation.queue'>>
export type Waiting = Queue['waiting'][number]
export type Verdict = { readonly decision: 'published' | 'hidden'; readonly reason?: string }
