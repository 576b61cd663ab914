import type { InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { LanguageField } from './term-dialog.tsx'
import { WORDS } from './words.ts'

export type Subject = InputOf<StaffEndpointOf<'search.addRule'>>['body']['on']
type Props = { readonly on: Subject | undefined; readonly onChange: (on: Subject) => void }
const EMPTY = { language: 'en', term: '' } as const

/** A query in a language, or a category. */
export function SubjectFields({ on = EMPTY, onChange }: Props) {
  const { w } = useWords(WORDS)
  const isQuery = 'term' in on
  const { data } = useCall('search.categories')
  const categories = data?.categories ?? []
  const first = categories[0]?.categoryId
  return (
    <>
      <fieldset className="field checks">
        <legend>{w('ruleOn')}</legend>
        <label className="check">
          <input type="radio" name="subject" checked={isQuery} onChange={() => onChange(EMPTY)} />
          {w('aQuery')}
        </label>
        <label className="check">
          <input
            type="radio"
            name="subject"
            checked={!isQuery}
            disabled={first === undefined}
            onChange={() => first !== undefined && onChange({ categoryId: first })}
          />
          {w('aCategory')}
        </label>
      </fieldset>
      {isQuery ? (
        <>
          <LanguageField value={on.language} onChange={language => onChange({ ...on, language })} />
          <Field
            label={w('typed')}
            required
            maxLength={100}
            value={on.term}
            onChange={event => onChange({ ...on, term: event.target.value })}
          />
        </>
      ) : (
        <SelectField
          label={w('aCategory')}
          value={String(on.categoryId)}
          onChange={({ target }) => onChange({ categoryId: Number(target.value) })}
        >
          {categories.map(({ categoryId, title, depth }) => (
            <option key={categoryId} value={categoryId}>
              {' '.repeat(depth * 2)}
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
