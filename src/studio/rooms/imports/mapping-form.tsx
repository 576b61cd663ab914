import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import type { OneImport } from './import.room.tsx'
import { NamedMappings } from './named-mappings.tsx'
import { WORDS } from './words.ts'

type Taken = Readonly<Record<string, string>>

const put = (values: Taken, name: string, value: string): Taken => {
  const { [name]: _, ...rest } = values
  return value === '' ? rest : { ...rest, [name]: value }
}

/** Which column of the file is taken for what; the same is proposed for the next such file. */
export function MappingForm({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const kinds = useCall('imports.kinds').data?.kinds ?? []
  const [columns, setColumns] = useState<Taken>(of.mapping.columns)
  const [fixed, setFixed] = useState<Taken>(of.mapping.fixed)
  const check = useSend('imports.check', ['imports.read'])
  const known = kinds.find(({ kind }) => kind === of.kind)?.columns.filter(({ readOnly }) => !readOnly) ?? []
  // Rows are refused, and this is why.
  const isWhy =
    (of.counts.refused ?? 0) > 0 &&
    known.some(({ name, required }) => required && !of.mapping.columns[name] && !of.mapping.fixed[name])
  const sampleOf = (name: string | undefined) => (name === undefined ? '' : (of.sample[of.header.indexOf(name)] ?? ''))
  const hintOf = (name: string | undefined) => {
    const value = sampleOf(name)
    return value === '' ? undefined : w('sample', { value })
  }
  const isRead = new Set(Object.values(columns))
  const left = of.header.filter(each => each !== '' && !isRead.has(each))
  return (
    <details className="part" open={isWhy}>
      <summary>{w('mapping')}</summary>
      <p className="hint">{w('mappingText')}</p>
      <NamedMappings
        kind={of.kind}
        mapping={{ columns, fixed }}
        onTaken={taken => {
          // Of a file that has not all of its columns, those that it has.
          setColumns(Object.fromEntries(Object.entries(taken.columns).filter(([, from]) => of.header.includes(from))))
          setFixed(taken.fixed)
        }}
      />
      <div className="import-columns">
        {known.map(({ name, required }) => (
          <SelectField
            key={name}
            label={required ? `${name} *` : name}
            hint={hintOf(columns[name])}
            value={columns[name] ?? ''}
            onChange={({ target }) => setColumns(put(columns, name, target.value))}
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
              onChange={({ target }) => setFixed(put(fixed, name, target.value))}
            />
          ))}
      </div>
      {left.length > 0 && (
        <p className="hint">
          {w('leftColumns', {
            names: left.map(each => (sampleOf(each) === '' ? each : `${each} (${sampleOf(each)})`)).join(', '),
          })}
        </p>
      )}
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
