import { findLocale, LOCALES, type Locale } from '#domain/sites/sites.ts'
import { SelectField } from '../../ui/field.tsx'

type Props = { readonly label: string; readonly value: Locale; readonly onChange: (locale: Locale) => void }

/** For whom a page or letter is shown. */
export function LocaleField({ label, value, onChange }: Props) {
  return (
    <SelectField label={label} value={value} onChange={event => onChange(findLocale(event.target.value) ?? value)}>
      {LOCALES.map(each => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  )
}
