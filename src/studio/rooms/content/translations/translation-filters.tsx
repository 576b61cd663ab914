import { useWords } from '../../../i18n/room-words.ts'
import { useChangeSearch } from '../../../lists/search.ts'
import { SelectField } from '../../../ui/field.tsx'
import { TARGETS } from './target-language.ts'
import { TRANSLATION_WORDS } from './words.ts'

type Shown = 'open' | 'missing' | 'stale' | 'done' | 'all'
type Props = { readonly language: string; readonly show: Shown; readonly shown: readonly Shown[] }

/** Which language, and what of it. Both are in the address. */
export function TranslationFilters({ language, show, shown }: Props) {
  const { w } = useWords(TRANSLATION_WORDS)
  const change = useChangeSearch()
  return (
    <>
      <SelectField label={w('language')} value={language} onChange={event => change({ language: event.target.value })}>
        {TARGETS.map(each => (
          <option key={each} value={each}>
            {w(`language_${each}`)}
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
