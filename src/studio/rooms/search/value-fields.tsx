import { RULE_FACETS } from '#domain/search/search-rules.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

export type Value = { facet: (typeof RULE_FACETS)[number]; value: string }
type Props = { readonly value: Value | undefined; readonly onChange: (value: Value | undefined) => void }

/** Single styles, or all that have something in common. */
export function ValueFields({ value, onChange }: Props) {
  const { w } = useWords(WORDS)
  return (
    <>
      <SelectField
        label={w('which')}
        value={value?.facet ?? ''}
        onChange={({ target }) => {
          const facet = RULE_FACETS.find(each => each === target.value)
          onChange(facet && { facet, value: value?.value ?? '' })
        }}
      >
        <option value="">{w('singleStyles')}</option>
        {RULE_FACETS.map(each => (
          <option key={each} value={each}>
            {w(`facet_${each}`)}
          </option>
        ))}
      </SelectField>
      {value && (
        <Field
          label={w('value')}
          hint={w('valueHint')}
          required
          maxLength={60}
          value={value.value}
          onChange={event => onChange({ ...value, value: event.target.value.trim() })}
        />
      )}
    </>
  )
}
