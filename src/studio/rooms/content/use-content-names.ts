import { kindOf } from '#domain/content/content-kinds.ts'
import { useWords } from '../../i18n/room-words.ts'
import { isOnly } from './itself.ts'
import { useAllContent } from './use-all-content.ts'
import { WORDS } from './words.ts'

/** What people call an object: by its title, and what there is only one of by its kind. */
export function useContentNames(): (slug: string) => string {
  const { w } = useWords(WORDS)
  const titles = new Map(useAllContent({}).map(({ slug, title }) => [slug, title]))
  return slug => (isOnly(kindOf(slug)) ? w(`kind_${kindOf(slug)}`) : (titles.get(slug) ?? slug))
}
