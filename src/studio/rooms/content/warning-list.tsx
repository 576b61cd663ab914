import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { LOCALES, type Locale } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useSectionNamesIn } from './use-section-names.ts'
import { WARNING_WORDS } from './words/warnings.ts'

/** As many as one reads before looking at what is below. */
const MOST_AT_ONCE = 6

type Warning = OutputOf<StaffEndpointOf<'content.warnings'>>['warnings'][number]
/** Shows what a warning is about, as those see it whom it concerns. */
export type See = (id: string | undefined, locale: Locale) => void
type Props = { readonly slug: string; readonly onSee?: See | undefined }

/** What visitors would stumble over, said before it goes live: none of it keeps anybody from publishing. */
export function WarningList({ slug, onSee }: Props) {
  const { w } = useWords(WARNING_WORDS)
  const warnings = useCall('content.warnings', { params: { slug } }).data?.warnings ?? []
  const nameOf = useSectionNamesIn(slug)
  const nowhere = warnings.filter(({ about }) => about === 'noTitle').flatMap(({ locales }) => locales)
  if (warnings.length === 0) return null
  const rest = warnings.slice(MOST_AT_ONCE)
  const lines = (those: readonly Warning[]) => (
    <ul>
      {those.map(warning => (
        <li key={`${warning.about} ${warning.id ?? ''} ${warning.value}`}>
          <Where slug={slug} warning={warning} nameOf={nameOf} onSee={onSee} />{' '}
          <Said warning={warning} shownIn={LOCALES.length - nowhere.length} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="warnings" aria-label={w('warnings')}>
      <strong>{w('warnings')}</strong>
      {lines(warnings.slice(0, MOST_AT_ONCE))}
      {rest.length > 0 && (
        <details>
          <summary>{w('moreWarnings', { count: rest.length })}</summary>
          {lines(rest)}
        </details>
      )}
    </section>
  )
}

/** Where it is true of all who see the page at all, nobody needs to be named. */
type SaidProps = { readonly warning: Warning; readonly shownIn: number }

function Said({ warning: { about, locales, value }, shownIn }: SaidProps) {
  const { w } = useWords(WARNING_WORDS)
  const languageNamed = useLanguageNames()
  const who = locales.join(', ')
  if (about === 'noTitle') return w('noTitle', { language: languageNamed(value), locales: who })
  return (
    <>
      {w(value === '1' && isCounted(about) ? `${about}One` : about, { value })}
      {locales.length < shownIn && ` (${who})`}
    </>
  )
}

const isCounted = (about: Warning['about']): about is 'noAlt' | 'unsaid' => about === 'noAlt' || about === 'unsaid'

type WhereProps = Props & { readonly warning: Warning; readonly nameOf: (id: string | undefined) => string }

function Where({ slug, warning: { id, locales }, nameOf, onSee }: WhereProps) {
  const name = nameOf(id)
  const [locale] = locales
  if (!locale) return name
  if (onSee)
    return (
      <button type="button" className="link" onClick={() => onSee(id, locale)}>
        {name}
      </button>
    )
  return (
    <Link to="/content/edit/$" params={{ _splat: slug }} search={{ locale, ...(id !== undefined && { item: id }) }}>
      {name}
    </Link>
  )
}
