import { useQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'

type Wanted = Pick<NonNullable<InputOf<StaffEndpointOf<'content.list'>>['query']>, 'kind' | 'state'>
type Row = OutputOf<StaffEndpointOf<'content.list'>>['rows'][number]

const MOST_AT_ONCE = 200

/** All of a kind, page after page, for where somebody chooses one of them. */
export function useAllContent(wanted: Wanted): readonly Row[] {
  const all = useQuery({
    queryKey: ['content.list', 'all', wanted],
    queryFn: async () => {
      const rows: Row[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = { ...wanted, limit: MOST_AT_ONCE, ...(after !== '' && { after }) }
        const page: OutputOf<StaffEndpointOf<'content.list'>> = await call('content.list', { query })
        rows.push(...page.rows)
        after = page.next
      }
      return rows
    },
  })
  return all.data ?? []
}
