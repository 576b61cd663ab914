import { TARGETS, type TRANSLATION_STATES } from '#domain/content/translations.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useChangeSearch } from '../../../lists/search.ts'
import { SelectField } from '../../../ui/field.tsx'
import { TRANSLATION_WORDS } from './words.ts'

type Shown = (typeof TRANSLATION_STATES)[number] | 'open' | 'all'
type Props = { readonly language: string; readonly show: Shown; readonly shown: readonly Shown[] }

/** Which language, and what of it. Both are in the address. */
export function TranslationFilters({ language, show, shown }: Props) {
  const { w } = useWords(TRANSLATION_WORDS)
  const change = useChangeSearch()
  const languageNamed = useLanguageNames()
  return (
    <>
      <SelectField label={w('language')} value={language} onChange={event => change({ language: event.target.value })}>
        {TARGETS.map(each => (
          <option key={each} value={each}>
            {languageNamed(each)}
          </option>
        ))}
      </SelectField>
      <SelectField label={w('show')} value={show} onChange={event => change({ show: event.target.value })}>
        {shown.map(each => (
          <option key={each} value={each}>
            {w(`show_${each}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
