import { useState } from 'react'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { OneImport } from './one-import.ts'
import { WORDS } from './words.ts'

type Mapping = OneImport['mapping']
type Props = {
  readonly kind: BulkKind
  /** As it stands in the form. */
  readonly mapping: Mapping
  readonly onTaken: (mapping: Mapping) => void
}

const MOST_SIGNS = 60
const TOUCHED = ['importMappings.list'] as const

/** What columns of one system's files are, under the name that somebody gave it. */
export function NamedMappings({ kind, mapping, onTaken }: Props) {
  const { w } = useWords(WORDS)
  const mappings = useCall('importMappings.list', { query: { kind } }).data?.mappings ?? []
  const [chosenId, setChosen] = useState('')
  const [name, setName] = useState('')
  const keep = useSend('importMappings.keep', TOUCHED, 'form')
  const remove = useSend('importMappings.remove', TOUCHED, 'form')
  const chosen = mappings.find(({ id }) => id === chosenId)
  return (
    <>
      <div className="import-mappings">
        {mappings.length > 0 && (
          <>
            <SelectField
              label={w('namedMapping')}
              value={chosen?.id ?? ''}
              onChange={({ target }) => {
                const found = mappings.find(({ id }) => id === target.value)
                setChosen(found?.id ?? '')
                setName(found?.name ?? '')
                if (found) onTaken(found.mapping)
              }}
            >
              <option value="">{w('noNamedMapping')}</option>
              {mappings.map(each => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </SelectField>
            {chosen && (
              <Button busy={remove.isPending} onClick={() => remove.mutate([{ params: { mappingId: chosen.id } }])}>
                {w('forgetMapping', { name: chosen.name })}
              </Button>
            )}
          </>
        )}
        <Field
          label={w('mappingName')}
          hint={w('mappingNameHint')}
          maxLength={MOST_SIGNS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          busy={keep.isPending}
          why={name.trim() === '' ? w('nameFirst') : undefined}
          onClick={() =>
            keep.mutate([{ body: { kind, name: name.trim(), mapping } }], { onSuccess: ({ id }) => setChosen(id) })
          }
        >
          {w('keepMapping')}
        </Button>
      </div>
      <FormError error={keep.error ?? remove.error} />
    </>
  )
}
