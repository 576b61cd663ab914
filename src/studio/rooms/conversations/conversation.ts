import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Conversation = OutputOf<StaffEndpointOf<'conversations.read'>>
export type TextBlock = OutputOf<StaffEndpointOf<'conversations.blocks'>>['blocks'][number]

/** What shows a conversation, and is read again when one was changed. */
export const TOUCHED = ['conversations.read', 'conversations.list', 'conversations.figures', 'home.read'] as const
