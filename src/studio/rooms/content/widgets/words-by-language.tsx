import { useId } from 'react'
import type { Path } from '#domain/content/content-paths.ts'
import { fieldIn, setField } from '#domain/content/edit-layers.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { useScopeNames } from '../../../i18n/scope-names.ts'
import type { Editing } from '../editing.ts'

type Props = { readonly label: string; readonly hint: string; readonly path: Path; readonly editing: Editing }

/** One text in every language, side by side; and in a country that has words of its own. */
export function WordsByLanguage({ label, hint, path, editing: { copy, layers, scopes, id: item } }: Props) {
  const scopeNamed = useScopeNames()
  const key = useId()
  const [general = 'any', , country = general] = scopes
  const said = (scope: string) => fieldIn(layers, scope, item, path)
  const forAll = textOf(said(general))
  const shown = [
    ...(forAll === '' ? [] : [general]),
    ...LANGUAGES,
    ...(country !== general && said(country) !== undefined ? [country] : []),
  ]
  const write = (scope: string, text: string) => {
    // What says no more than the layer below it is not kept.
    const next = text === '' && said(general) === '' ? undefined : text
    copy.change(`${scope} ${item ?? ''} ${path.join('.')}`, current => setField(current, scope, item, path, next))
  }
  return (
    <fieldset className="by-language" aria-describedby={`${key}-hint`}>
      <legend>{label}</legend>
      {shown.map(scope => {
        return (
          <div key={scope}>
            <label htmlFor={`${key}-${scope}`}>{scopeNamed(scope)}</label>
            <textarea
              id={`${key}-${scope}`}
              lang={scope === general ? undefined : scope}
              rows={2}
              maxLength={300}
              readOnly={!copy.mayWrite(scope)}
              value={textOf(said(scope))}
              placeholder={scope === general ? undefined : forAll}
              onChange={event => write(scope, event.target.value)}
            />
          </div>
        )
      })}
      <p className="hint" id={`${key}-hint`}>
        {hint}
      </p>
    </fieldset>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
