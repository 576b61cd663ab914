import { memo, useId, type ReactNode } from 'react'
import { append, moveEntry, removeEntry, scopeOf, setField } from '#domain/content/edit-layers.ts'
import type { Path } from '#domain/content/content-paths.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { isAlike } from './alike-fields.ts'
import type { Editing } from './field-form.tsx'
import { readable } from './field-words.ts'
import { LayerMenu } from './layer-menu.tsx'
import type { FieldShape } from './schema-fields.ts'
import { Widget } from './widget.tsx'
import { MediaField } from './widgets/media-field.tsx'
import { WORDS } from './words.ts'
import { HINTS } from './words/hints.ts'

export type FieldProps = {
  readonly shape: FieldShape
  readonly path: Path
  readonly value: unknown
  /** The object whose field it is. */
  readonly beside: Raw
  readonly editing: Editing
}

/** Words differ by language; all else is the same everywhere until somebody says otherwise. */
const WORDY = new Set(['text', 'long', 'rich'])

export const EditedField = memo(function EditedField({ shape, path, value, beside, editing }: FieldProps) {
  const { named } = useWords(WORDS)
  const label = named(`field_${shape.key}`, readable(shape.key))
  if (shape.kind === 'media')
    return (
      <MediaField label={label} takes={shape.takes} path={path} value={value} editing={editing}>
        {shape.ofFilm.map(inner => (
          <EditedField
            key={inner.key}
            shape={inner}
            path={[...path, inner.key]}
            value={isRaw(value) ? value[inner.key] : undefined}
            beside={isRaw(value) ? value : {}}
            editing={editing}
          />
        ))}
      </MediaField>
    )
  if (shape.kind === 'group')
    return (
      <Group label={label} open={false}>
        {shape.fields(value).map(inner => (
          <EditedField
            key={inner.key}
            shape={inner}
            path={[...path, inner.key]}
            value={isRaw(value) ? value[inner.key] : undefined}
            beside={isRaw(value) ? value : {}}
            editing={editing}
          />
        ))}
      </Group>
    )
  if (shape.kind === 'list')
    return <EntryList label={label} shape={shape} path={path} value={value} beside={beside} editing={editing} />
  return <OneField label={label} shape={shape} path={path} value={value} beside={beside} editing={editing} />
}, isAlike)

function OneField({ label, shape, path, value, beside, editing }: FieldProps & { readonly label: string }) {
  const { w } = useWords(WORDS)
  const { language: spoken } = useI18n()
  const id = useId()
  const { copy, layers, scopes, id: item } = editing
  const [general = 'any', language = general] = scopes
  const said = scopeOf(layers, scopes, item, path)
  const first = WORDY.has(shape.kind) && !isNameOnly(shape.key) ? language : general
  // What nobody said yet is said as generally as one may.
  const scope = said ?? scopes.slice(scopes.indexOf(first)).find(copy.mayWrite) ?? first
  const isLocked = !copy.mayWrite(scope)
  const set = (where: string, next: unknown) =>
    copy.change(`${where} ${item ?? ''} ${path.join('.')}`, current => setField(current, where, item, path, next))
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <LayerMenu
          label={label}
          said={said}
          scopes={scopes}
          mayWrite={copy.mayWrite}
          onOverride={where => set(where, value)}
          onTakeBack={where => set(where, undefined)}
        />
      </div>
      {isLocked && shape.kind === 'rich' ? (
        <textarea id={id} rows={6} readOnly value={typeof value === 'string' ? value : ''} />
      ) : (
        <fieldset className="bare" disabled={isLocked}>
          <Widget
            id={id}
            label={label}
            shape={shape}
            beside={beside}
            value={value}
            onChange={next => set(scope, next)}
          />
        </fieldset>
      )}
      {isLocked && <p className="hint">{w('notYours', { scope })}</p>}
      {shape.hint !== undefined && (
        <p className="hint">{spoken === 'en' ? shape.hint : (HINTS[shape.hint]?.[spoken] ?? shape.hint)}</p>
      )}
    </div>
  )
}

const isNameOnly = (key: string) => key === 'name' || key === 'id' || key === 'anchorName'

function EntryList({
  label,
  shape,
  path,
  value,
  editing,
}: FieldProps & { readonly label: string; readonly shape: FieldShape & { kind: 'list' } }) {
  const { w } = useWords(WORDS)
  const { copy, id } = editing
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const what = `${id ?? ''} ${path.join('.')}`
  return (
    <Group label={`${label} (${entries.length})`} open={entries.length > 0}>
      {entries.map((entry, at) => (
        <div className="entry" key={at}>
          <div className="entry-head">
            <span>{w('entry', { number: at + 1 })}</span>
            <Button
              look="quiet"
              disabled={at === 0}
              onClick={() => copy.change(`up ${what}`, layers => moveEntry(layers, id, path, at, at - 1))}
            >
              {w('moveUp')}
            </Button>
            <Button
              look="quiet"
              onClick={() => copy.change(`remove ${what}`, layers => removeEntry(layers, id, path, at))}
            >
              {w('remove')}
            </Button>
          </div>
          {shape.fields(entry).map(inner => (
            <EditedField
              key={inner.key}
              shape={inner}
              path={[...path, at, inner.key]}
              value={isRaw(entry) ? entry[inner.key] : undefined}
              beside={isRaw(entry) ? entry : {}}
              editing={editing}
            />
          ))}
        </div>
      ))}
      <Button look="quiet" onClick={() => copy.change(`add ${what}`, layers => append(layers, id, path, {}))}>
        + {w('add')}
      </Button>
    </Group>
  )
}

const Group = ({
  label,
  open,
  children,
}: {
  readonly label: string
  readonly open: boolean
  readonly children: ReactNode
}) => (
  <details className="group" open={open}>
    <summary>{label}</summary>
    <div className="group-body">{children}</div>
  </details>
)
