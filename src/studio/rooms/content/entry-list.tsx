import type { ReactNode } from 'react'
import { itemOf, setField } from '#domain/content/edit-layers.ts'
import { addEntry, moveEntry, ownerOf, ownList, removeEntry } from '#domain/content/own-lists.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldProps } from './editing.ts'
import { FieldGroup } from './field-group.tsx'
import { LayerMenu } from './layer-menu.tsx'
import { newEntry } from './new-item.ts'
import { WORDS } from './words.ts'

type Props = Omit<FieldProps, 'beside' | 'shape'> & {
  readonly label: string
  readonly children: (entry: unknown, at: number) => ReactNode
}

/** Entries one below the other: the same everywhere, or of one language or country alone, which then shows others in another order. */
export function EntryList({ label, path, value, editing, children }: Props) {
  const { w } = useWords(WORDS)
  const { copy, layers, scopes, id } = editing
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const what = `${id ?? ''} ${path.join('.')}`
  const owner = ownerOf(layers, scopes, id, path)
  return (
    <FieldGroup label={`${label} (${entries.length})`} open={entries.length > 0}>
      {entries.length > 0 && (
        <div className="field-head">
          <span className="hint">{w('entriesFor')}</span>
          <LayerMenu
            label={label}
            said={owner ?? scopes[0]}
            scopes={scopes}
            mayWrite={copy.mayWrite}
            mayTakeBack={owner !== undefined}
            onOverride={scope => copy.change(`own ${what}`, known => ownList(known, scope, id, path, entries))}
            onTakeBack={scope => copy.change(`back ${what}`, known => setField(known, scope, id, path, undefined))}
          />
        </div>
      )}
      {entries.map((entry, at) => (
        <div className="entry" key={at}>
          <div className="entry-head">
            <span>{w('entry', { number: at + 1 })}</span>
            <Button
              look="quiet"
              disabled={at === 0}
              onClick={() => copy.change(`up ${what}`, known => moveEntry(known, scopes, id, path, at, at - 1))}
            >
              {w('moveUp')}
            </Button>
            <Button
              look="quiet"
              onClick={() => copy.change(`remove ${what}`, known => removeEntry(known, scopes, id, path, at))}
            >
              {w('remove')}
            </Button>
          </div>
          {children(entry, at)}
        </div>
      ))}
      <Button
        look="quiet"
        onClick={() =>
          copy.change(`add ${what}`, known => {
            const type = id === undefined ? undefined : itemOf(known, id)?.['type']
            return addEntry(known, scopes, id, path, newEntry(type, path))
          })
        }
      >
        + {w('add')}
      </Button>
    </FieldGroup>
  )
}
