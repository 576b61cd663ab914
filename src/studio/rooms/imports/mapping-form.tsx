import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import type { OneImport } from './one-import.ts'
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
  const isMissing = (name: string) => of.problems.some(({ code, column }) => code === 'missing' && column === name)
  const lacks = (name: string, taken: Taken) => taken[name] === undefined || isMissing(name)
  // Rows are refused, and this is why.
  const isWhy =
    (of.counts.refused ?? 0) > 0 &&
    known.some(({ name, required }) => required && lacks(name, of.mapping.columns) && !of.mapping.fixed[name])
  const fileColumns = [...new Set(of.header)].filter(each => each !== '' && each !== 'import_line')
  const takenFor = (from: string) => Object.keys(columns).find(name => columns[name] === from) ?? ''
  const takeAs = (from: string, name: string) => {
    const others = Object.entries(columns).filter(([, each]) => each !== from)
    setColumns(put(Object.fromEntries(others), name, name === '' ? '' : from))
  }
  const missing = known.filter(({ name, required }) => fixed[name] !== undefined || (required && lacks(name, columns)))
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
        {fileColumns.map(from => {
          const value = of.sample[of.header.indexOf(from)] ?? ''
          return (
            <SelectField
              key={from}
              label={from}
              hint={value === '' ? undefined : w('sample', { value })}
              value={takenFor(from)}
              onChange={({ target }) => takeAs(from, target.value)}
            >
              <option value="">{w('forNothing')}</option>
              {known.map(({ name, required }) => (
                <option key={name} value={name}>
                  {required ? `${name} *` : name}
                </option>
              ))}
            </SelectField>
          )
        })}
      </div>
      {missing.length > 0 && (
        <>
          <h3>{w('notInFile')}</h3>
          <div className="import-columns">
            {missing.map(({ name, example }) => (
              <Field
                key={name}
                label={w('inEveryRow', { name })}
                placeholder={example}
                value={fixed[name] ?? ''}
                onChange={({ target }) => setFixed(put(fixed, name, target.value))}
              />
            ))}
          </div>
        </>
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
