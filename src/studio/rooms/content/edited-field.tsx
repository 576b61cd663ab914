import { memo, useId } from 'react'
import { scopeOf } from '#domain/content/edit-layers.ts'
import type { Path } from '#domain/content/content-paths.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { countingFor } from '#domain/content/own-lists.ts'
import { writeField } from '#domain/content/translations.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { isAlike } from './alike-fields.ts'
import { useCategoryNames } from './category-names.ts'
import { EntryList } from './entry-list.tsx'
import { FieldGroup } from './field-group.tsx'
import { readable } from './field-words.ts'
import { LayerMenu } from './layer-menu.tsx'
import { layerToEmpty, layerToWrite } from '#domain/content/layer-to-write.ts'
import type { FieldShape } from './schema-fields.ts'
import { Widget } from './widget.tsx'
import { MediaField } from './widgets/media-field.tsx'
import { WORDS } from './words.ts'
import { HINTS } from './words/hints.ts'
import type { FieldProps } from './editing.ts'

const WORDY = new Set(['text', 'long', 'rich'])

export const EditedField = memo(function EditedField({ shape, path, value, beside, editing }: FieldProps) {
  const { named } = useWords(WORDS)
  const label = named(`field_${shape.key}`, readable(shape.key))
  const inner = (fields: readonly FieldShape[], within: unknown, at: Path) =>
    fields.map(each => (
      <EditedField
        key={each.key}
        shape={each}
        path={[...at, each.key]}
        value={isRaw(within) ? within[each.key] : undefined}
        beside={isRaw(within) ? within : {}}
        editing={editing}
      />
    ))
  if (shape.kind === 'media')
    return (
      <MediaField label={label} takes={shape.takes} path={path} value={value} editing={editing}>
        {inner(shape.ofFilm, value, path)}
      </MediaField>
    )
  if (shape.kind === 'group')
    return (
      <FieldGroup label={label} open={false}>
        {inner(shape.fields(value), value, path)}
      </FieldGroup>
    )
  if (shape.kind === 'list')
    return (
      <EntryList label={label} path={path} value={value} editing={editing}>
        {(entry, at) => inner(shape.fields(entry), entry, [...path, at])}
      </EntryList>
    )
  return <OneField label={label} shape={shape} path={path} value={value} beside={beside} editing={editing} />
}, isAlike)

function OneField({ label, shape, path, value, beside, editing }: FieldProps & { readonly label: string }) {
  const { w } = useWords(WORDS)
  const { language: spoken } = useI18n()
  const scopeNamed = useScopeNames()
  const id = useId()
  const { copy, layers, id: item } = editing
  const scopes = countingFor(layers, editing.scopes, item, path)
  const said = scopeOf(layers, scopes, item, path)
  const isWordy = WORDY.has(shape.kind) && !isNameOnly(shape.key)
  const field = { scopes, said, value, isWordy, mayWrite: copy.mayWrite }
  const scope = layerToWrite(field)
  const isLocked = !copy.mayWrite(scope)
  const set = (where: string, next: unknown) =>
    copy.change(`${where} ${item ?? ''} ${path.join('.')}`, current =>
      writeField(current, where, { id: item, path }, next),
    )
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
            onChange={next => set(next === undefined ? layerToEmpty(field) : scope, next)}
          />
        </fieldset>
      )}
      {WORDY.has(shape.kind) && typeof value === 'string' && <Filled text={value} scopes={scopes} />}
      {isLocked && <p className="hint">{w('notYours', { scope: scopeNamed(scope) })}</p>}
      {shape.hint !== undefined && (
        <p className="hint">{spoken === 'en' ? shape.hint : (HINTS[shape.hint]?.[spoken] ?? shape.hint)}</p>
      )}
    </div>
  )
}

/** What stands for the name of a category, said as shoppers read it. */
function Filled({ text, scopes }: { readonly text: string; readonly scopes: readonly string[] }) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const read = useCategoryNames([text], LANGUAGES.find(each => scopes.includes(each)) ?? language)(text)
  return read === text ? null : <p className="hint">{w('readAs', { text: read })}</p>
}

const isNameOnly = (key: string) => key === 'name' || key === 'id' || key === 'anchorName'
