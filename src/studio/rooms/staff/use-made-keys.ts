import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'

/** Systems stand still without their keys: what touches them names them before. */
export function useMadeKeys(id: string) {
  const { number } = useI18n()
  const { data, isPending } = useCall('keys.list', { query: { createdBy: id, state: 'active', limit: 200 } })
  const made = data?.rows ?? []
  return {
    isPending,
    isAny: made.length > 0,
    told: {
      count: number(made.length) + (data?.next === undefined ? '' : '+'),
      keys: made.map(key => `“${key.name}”`).join(', '),
    },
  }
}
