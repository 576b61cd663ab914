export const HISTORY_KINDS = ['write', 'read', 'refused'] as const
