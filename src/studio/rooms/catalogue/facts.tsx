import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Drafted, NumberField, WordsField } from './field.tsx'
import { STYLE, textOf } from './style.ts'
import type { Draft } from './use-draft.ts'
import { useStyleWords } from './use-style-words.ts'
import { WORDS } from './words.ts'

/** What a style is, and where it is found. */
export function Facts({ draft }: { readonly draft: Draft }) {
  const { w } = useWords(WORDS)
  const choices = useCall('styles.choices')
  const { genders, brands, genderName, brandName } = useStyleWords()
  return (
    <section className="part">
      <h2>{w('facts')}</h2>
      <div className="made-part">
        <Choice draft={draft} field="kind" label={w('kind')} options={choices.data?.kinds ?? []} words={each => each} />
        <Choice draft={draft} field="gender" label={w('gender')} options={genders} words={genderName} />
        {brands.length > 0 && (
          <Choice draft={draft} field="brand" label={w('brand')} options={brands} words={brandName} optional />
        )}
        <Choice
          draft={draft}
          field="size_scale"
          label={w('size_scale')}
          options={choices.data?.scales ?? []}
          words={each => each}
        />
        <NumberField draft={draft} part={STYLE} field="weight_grams" label={w('weight_grams')} />
        <NumberField draft={draft} part={STYLE} field="max_qty" label={w('max_qty')} />
        <WordsField draft={draft} part={STYLE} field="activities" label={w('activities')} hint={w('commas')} />
        <WordsField draft={draft} part={STYLE} field="features" label={w('features')} hint={w('commas')} />
      </div>
      <Categories draft={draft} known={choices.data?.categories ?? []} />
    </section>
  )
}

type ChoiceProps = {
  readonly draft: Draft
  readonly field: string
  readonly label: string
  readonly options: readonly string[]
  readonly words: (option: string) => string
  readonly optional?: true
}

function Choice({ draft, field, label, options, words, optional }: ChoiceProps) {
  const value = textOf(draft.value(STYLE, field))
  // What it is now is always among them, also while the others come.
  const all = [...new Set([...(optional ? [''] : []), ...options, value])]
  return (
    <Drafted draft={draft} part={STYLE} field={field}>
      <SelectField
        label={label}
        disabled={!draft.mayChange}
        value={value}
        onChange={({ target }) => draft.set(STYLE, field, target.value === '' ? null : target.value)}
      >
        {all.map(each => (
          <option key={each} value={each}>
            {each === '' ? '–' : words(each)}
          </option>
        ))}
      </SelectField>
    </Drafted>
  )
}

type Known = readonly { readonly id: number; readonly name: string }[]

function Categories({ draft, known }: { readonly draft: Draft; readonly known: Known }) {
  const { w } = useWords(WORDS)
  const value = draft.value(STYLE, 'categories')
  const own = Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
  const set = (ids: number[]) =>
    draft.set(
      STYLE,
      'categories',
      ids.toSorted((a, b) => a - b),
    )
  const nameOf = (id: number) => known.find(each => each.id === id)?.name ?? String(id)
  return (
    <Drafted draft={draft} part={STYLE} field="categories">
      <h3>{w('categories')}</h3>
      {own.length === 0 && <p className="hint">{w('noCategories')}</p>}
      <ul className="chips">
        {own.map(id => (
          <li key={id} className="tag">
            {nameOf(id)}
            {draft.mayChange && (
              <Button
                look="quiet"
                aria-label={w('takeOut', { name: nameOf(id) })}
                onClick={() => set(own.filter(each => each !== id))}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ul>
      {draft.mayChange && (
        <SelectField label={w('addOne')} value="" onChange={({ target }) => set([...own, Number(target.value)])}>
          <option value="">–</option>
          {known
            .filter(({ id }) => !own.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
    </Drafted>
  )
}
