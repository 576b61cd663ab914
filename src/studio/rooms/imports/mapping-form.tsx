import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { OneImport } from './import.room.tsx'
import { WORDS } from './words.ts'

/** Which column of the file is taken for what; the same is proposed for the next such file. */
export function MappingForm({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const kinds = useCall('imports.kinds').data?.kinds ?? []
  const [columns, setColumns] = useState(of.mapping.columns)
  const check = useSend('imports.check', ['imports.read'])
  const known = kinds.find(({ kind }) => kind === of.kind)?.columns.filter(({ readOnly }) => !readOnly) ?? []
  const take = (name: string, from: string) => {
    const { [name]: _, ...rest } = columns
    setColumns(from === '' ? rest : { ...rest, [name]: from })
  }
  return (
    <details className="part">
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
      </div>
      <Button
        disabled={check.isPending || of.busy}
        onClick={() =>
          check.mutate([{ params: { importId: of.id }, body: { mapping: { columns, fixed: of.mapping.fixed } } }])
        }
      >
        {w('checkAgain')}
      </Button>
    </details>
  )
}
