import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { call } from '../../calls/call.ts'
import { useWords } from '../../i18n/room-words.ts'
import { saveAs } from '../../tasks/save-as.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { WORDS } from './words.ts'

const FORMATS = ['csv', 'jsonl'] as const

export function ExportForm({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const { w } = useWords(WORDS)
  const [chosen, setChosen] = useState<BulkKind>()
  const kind = chosen ?? kinds[0]
  const save = useMutation({
    mutationFn: async ({ of, format }: { of: BulkKind; format: (typeof FORMATS)[number] }) =>
      saveAs(`${of}.${format}`, await call('imports.export', { params: { kind: of }, query: { format } })),
  })
  if (!kind) return null
  return (
    <section className="part" aria-labelledby="exports">
      <h2 id="exports">{w('exports')}</h2>
      <p className="hint">{w('exportText')}</p>
      <div className="desk-filters">
        <SelectField
          label={w('kind')}
          value={kind}
          onChange={({ target }) => setChosen(kinds.find(each => each === target.value))}
        >
          {kinds.map(each => (
            <option key={each} value={each}>
              {w(`kind_${each}`)}
            </option>
          ))}
        </SelectField>
        {FORMATS.map(format => (
          <Button
            key={format}
            busy={save.isPending}
            quietly={save.variables?.format !== format}
            onClick={() => save.mutate({ of: kind, format })}
          >
            {w('download', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <FormError error={save.error} />
    </section>
  )
}
