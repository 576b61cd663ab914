import { kindOf } from '#domain/content/content-kinds.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useCategoryNames } from './category-names.ts'
import { isOnly } from './itself.ts'
import { useAllContent } from './use-all-content.ts'
import { WORDS } from './words.ts'

/** What people call an object: by its title, with names of categories in it, and what there is only one of by its kind. */
export function useContentNames(): (slug: string) => string {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const titles = new Map(useAllContent({}).map(({ slug, title }) => [slug, title]))
  const shown = useCategoryNames(
    [...titles.values()].map((title = '') => title),
    language,
  )
  return slug => (isOnly(kindOf(slug)) ? w(`kind_${kindOf(slug)}`) : shown(titles.get(slug) ?? slug))
}
