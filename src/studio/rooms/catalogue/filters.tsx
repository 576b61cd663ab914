import { LOCALES } from '#domain/sites/sites.ts'
import { PICTURE_GAPS, STYLE_STATES } from '#domain/styles/style-words.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { useTyped } from '../../lists/use-typed.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { StyleSearch } from './style-query.ts'
import { useStyleWords } from './use-style-words.ts'
import { WORDS } from './words.ts'

export function Filters({ search }: { readonly search: StyleSearch }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const choices = useCall('styles.choices')
  const { genders, brands, genderName, brandName } = useStyleWords()
  const [typed, setTyped] = useTyped(search.q ?? '', q => change({ q }))
  return (
    <div className="style-filters">
      <Field
        label={w('search')}
        type="search"
        maxLength={80}
        placeholder={w('searchHint')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={w('category')}
        value={search.category ?? ''}
        onChange={event => change({ category: event.target.value })}
      >
        <option value="">{t('any')}</option>
        {choices.data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={w('gender')} value={search.gender ?? ''} onChange={e => change({ gender: e.target.value })}>
        <option value="">{t('any')}</option>
        {genders.map(each => (
          <option key={each} value={each}>
            {genderName(each)}
          </option>
        ))}
      </SelectField>
      {brands.length > 0 && (
        <SelectField label={w('brand')} value={search.brand ?? ''} onChange={e => change({ brand: e.target.value })}>
          <option value="">{t('any')}</option>
          {brands.map(each => (
            <option key={each} value={each}>
              {brandName(each)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={w('state')} value={search.state ?? ''} onChange={e => change({ state: e.target.value })}>
        <option value="">{t('any')}</option>
        {STYLE_STATES.map(each => (
          <option key={each} value={each}>
            {w(`state_${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={w('pictures')}
        value={search.pictures ?? ''}
        onChange={e => change({ pictures: e.target.value })}
      >
        <option value="">{t('any')}</option>
        {PICTURE_GAPS.map(each => (
          <option key={each} value={each}>
            {w(`pictures_${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={w('incomplete')}
        value={search.incomplete ?? ''}
        onChange={e => change({ incomplete: e.target.value })}
      >
        <option value="">–</option>
        {LOCALES.map(each => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    </div>
  )
}
