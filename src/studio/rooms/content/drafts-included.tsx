import { languageOf, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useAllContent } from './use-all-content.ts'
import { useContentNames } from './use-content-names.ts'
import { WORDS } from './words.ts'

const MOST_NAMED = 5

type Props = { readonly slug: string; readonly locale: Locale }

/** Which of all that is being written a preview shows: of this object, and of others that are seen with it. */
export function DraftsIncluded({ slug, locale }: Props) {
  const { w } = useWords(WORDS)
  const nameOf = useContentNames()
  const scopes = new Set(['any', languageOf(locale), locale])
  const begun = useAllContent({ state: 'working' }).filter(
    row => row.kind !== 'letter' && row.layers.some(({ scope, working }) => working && scopes.has(scope)),
  )
  const names = [...new Set([slug, ...begun.map(row => row.slug)])].map(nameOf)
  const named = names.slice(0, MOST_NAMED).join(', ')
  const others = names.length - MOST_NAMED
  return (
    <p className="drafts-included">
      {others > 0 ? w('draftsMore', { names: named, count: others }) : w('draftsNamed', { names: named })}
    </p>
  )
}
