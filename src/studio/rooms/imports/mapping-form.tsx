import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import type { OneImport } from './import.room.tsx'
import { WORDS } from './words.ts'

/** Which column of the file is taken for what; the same is proposed for the next such file. */
export function MappingForm({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const kinds = useCall('imports.kinds').data?.kinds ?? []
  const [columns, setColumns] = useState(of.mapping.columns)
  const [fixed, setFixed] = useState(of.mapping.fixed)
  const check = useSend('imports.check', ['imports.read'])
  const known = kinds.find(({ kind }) => kind === of.kind)?.columns.filter(({ readOnly }) => !readOnly) ?? []
  // Rows are refused, and this is why.
  const isWhy =
    (of.counts.refused ?? 0) > 0 &&
    known.some(({ name, required }) => required && !of.mapping.columns[name] && !of.mapping.fixed[name])
  const take = (name: string, from: string) => {
    const { [name]: _, ...rest } = columns
    setColumns(from === '' ? rest : { ...rest, [name]: from })
  }
  const fix = (name: string, value: string) => {
    const { [name]: _, ...rest } = fixed
    setFixed(value === '' ? rest : { ...rest, [name]: value })
  }
  return (
    <details className="part" open={isWhy}>
      <summary>{w('mapping')}</summary>
      <div className="import-columns">
        {known.map(({ name, required }) => (
          <SelectField
            key={name}
            label={required ? `${name} *` : name}
            value={columns[name] ?? ''}
            onChange={({ target }) => take(name, target.value)}
          >
            <option value="">{w('notInFile')}</option>
            {of.header.map(each => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        ))}
        {known
          .filter(({ required }) => required)
          .map(({ name, example }) => (
            <Field
              key={name}
              label={w('inEveryRow', { name })}
              placeholder={example}
              value={fixed[name] ?? ''}
              onChange={({ target }) => fix(name, target.value)}
            />
          ))}
      </div>
      <Button
        busy={check.isPending}
        why={of.busy ? w('inWork') : undefined}
        onClick={() => check.mutate([{ params: { importId: of.id }, body: { mapping: { columns, fixed } } }])}
      >
        {w('checkAgain')}
      </Button>
    </details>
  )
}
