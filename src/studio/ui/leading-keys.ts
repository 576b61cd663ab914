/** What begins a pair of keys. The second of a pair does not count for itself. */
export const LEADING_KEYS = ['g', 'n', 't'] as const
