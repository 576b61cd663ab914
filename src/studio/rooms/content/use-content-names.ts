import { kindOf } from '#domain/content/content-kinds.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { isOnly } from './itself.ts'
import { WORDS } from './words.ts'

/** What people call an object: by its title, and what there is only one of by its kind. */
export function useContentNames(): (slug: string) => string {
  const { w } = useWords(WORDS)
  const rows = useCall('content.list', { query: {} }).data?.rows
  const titles = new Map(rows?.map(({ slug, title }) => [slug, title]))
  return slug => (isOnly(kindOf(slug)) ? w(`kind_${kindOf(slug)}`) : (titles.get(slug) ?? slug))
}
