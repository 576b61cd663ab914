import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly label: string
  /** The layer whose word counts. */
  readonly said: string | undefined
  readonly scopes: readonly string[]
  readonly mayWrite: (scope: string) => boolean
  /** What is said for all is there to stay. */
  readonly mayTakeBack?: boolean
  readonly onOverride: (scope: string) => void
  readonly onTakeBack: (scope: string) => void
}

/** Where a field comes from, and where else it could be said. */
export function LayerMenu({ label, said, scopes, mayWrite, mayTakeBack = true, onOverride, onTakeBack }: Props) {
  const { w } = useWords(WORDS)
  const nameOf = useScopeNames()
  const further = said === undefined ? [] : scopes.slice(scopes.indexOf(said) + 1).filter(mayWrite)
  return (
    <select
      className="layer-menu"
      aria-label={w('layer', { field: label })}
      value="said"
      onChange={({ target: { value } }) => {
        if (value === 'back' && said !== undefined) onTakeBack(said)
        else if (value !== 'said') onOverride(value)
      }}
    >
      <option value="said">{said === undefined ? w('layerUnset') : nameOf(said)}</option>
      {further.map(scope => (
        <option key={scope} value={scope}>
          {w('overrideIn', { scope: nameOf(scope) })}
        </option>
      ))}
      {said !== undefined && mayTakeBack && mayWrite(said) && <option value="back">{w('takeBack')}</option>}
    </select>
  )
}
