import { useMe } from './queries.ts'

/** No mail leaves this shop: what is written is kept. */
export const useKeepsMail = (): boolean => useMe().data?.simulated?.includes('mail') ?? false
