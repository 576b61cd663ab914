// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const CONVERSATION_KINDS = ['message', 'case', 'question', 'mail'] as const
export const CONVERSATION_STATES = ['open', 'answered', 'closed'] as const
export const ENTRY_KINDS = ['in', 'reply', 'note'] as const
export const CONVERSATION_ACTIONS = ['reply', 'note', 'take', 'letGo', 'handOver', 'close', 'reopen', 'attach'] as const
