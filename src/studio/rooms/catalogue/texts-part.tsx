import { useSearch } from '@tanstack/react-router'
import type { Language } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { LineField, ListField, LongField } from './field.tsx'
import { STYLE } from './style.ts'
import type { Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

const OTHERS = ['fr', 'de', 'es'] as const satisfies readonly Language[]

const FIELDS = [
  { name: 'name', Input: LineField, maxLength: 200 },
  { name: 'tagline', Input: LineField, maxLength: 300 },
  { name: 'description', Input: LongField, maxLength: 20_000 },
  { name: 'feature_lines', Input: ListField },
  { name: 'materials', Input: ListField },
  { name: 'fit_note', Input: LineField, maxLength: 500 },
] as const

/** English, and one of the other languages beside it. */
export function TextsPart({ draft }: { readonly draft: Draft }) {
  const { language: spoken } = useI18n()
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/catalogue/$styleId' })
  const change = useChangeSearch()
  const chosen = OTHERS.find(each => each === search.language) ?? 'fr'
  const names = new Intl.DisplayNames(spoken, { type: 'language' })
  return (
    <section className="part">
      <div className="part-head">
        <h2>{w('texts')}</h2>
        <ViewTabs
          label={w('translated')}
          views={OTHERS}
          chosen={chosen}
          words={each => names.of(each) ?? each}
          onChange={language => change({ language })}
        />
      </div>
      <div className="texts">
        {FIELDS.flatMap(({ name, Input, ...more }) =>
          (['en', chosen] as const).map(language => (
            <Input
              key={`${name} ${language}`}
              draft={draft}
              part={STYLE}
              field={`${name}.${language}`}
              label={`${w(name)} · ${names.of(language)}`}
              {...more}
              {...(Input === ListField && { hint: w('perLine') })}
            />
          )),
        )}
      </div>
    </section>
  )
}
