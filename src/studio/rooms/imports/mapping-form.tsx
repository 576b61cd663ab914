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
  /** What is to be taken for one thing more. */
  const [again, setAgain] = useState('')
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
  // A column may say two things: each has a choice of its own.
  const choices = fileColumns.flatMap(from => {
    const taken = Object.keys(columns).filter(name => columns[name] === from)
    const shown = taken.length === 0 || from === again ? [...taken, ''] : taken
    return shown.map((name, at) => ({ from, name, at }))
  })
  const takeAs = (from: string, before: string, name: string) => {
    setAgain('')
    setColumns(put(put(columns, before, ''), name, name === '' ? '' : from))
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
        {choices.map(({ from, name: taken, at }) => {
          const value = of.sample[of.header.indexOf(from)] ?? ''
          return (
            <SelectField
              key={`${at} ${from}`}
              label={from}
              hint={value === '' ? undefined : w('sample', { value })}
              value={taken}
              onChange={({ target }) => takeAs(from, taken, target.value)}
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
      {Object.keys(columns).length > 0 && (
        <SelectField label={w('takeAgain')} value={again} onChange={({ target }) => setAgain(target.value)}>
          <option value="">–</option>
          {fileColumns
            .filter(from => Object.values(columns).includes(from))
            .map(from => (
              <option key={from}>{from}</option>
            ))}
        </SelectField>
      )}
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
