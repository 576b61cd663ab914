import { hiddenIn, hideIn, isArranged, moveIn, showAgain, takeBackOrder } from '#domain/content/arrange-layers.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly copy: WorkingCopy
  readonly layers: Layers
  /** From the general to the particular: any, fr, fr-ca. */
  readonly scopes: readonly string[]
  readonly selected: string | undefined
}

/** What one language or locale hides and moves, apart from all others; and the way back. */
export function Arrangement({ copy, layers, scopes, selected }: Props) {
  const { w } = useWords(WORDS)
  const own = scopes.slice(1)
  const act = (what: string, edit: (known: Layers) => Layers) => copy.change(`${what} ${selected ?? ''}`, edit)
  const backs = own.flatMap(scope => [
    ...hiddenIn(layers, scope).map(id => ({
      label: w('showAgain', { id, scope }),
      edit: (known: Layers) => showAgain(known, scope, id),
    })),
    ...(isArranged(layers, scope)
      ? [{ label: w('orderBack', { scope }), edit: (known: Layers) => takeBackOrder(known, scope) }]
      : []),
  ])
  const acts =
    selected === undefined
      ? []
      : own.flatMap((scope, at) => {
          const below = scopes.slice(0, at + 2)
          return [
            { label: w('hideIn', { scope }), edit: (known: Layers) => hideIn(known, scope, selected) },
            { label: w('upIn', { scope }), edit: (known: Layers) => moveIn(known, below, selected, -1) },
            { label: w('downIn', { scope }), edit: (known: Layers) => moveIn(known, below, selected, 1) },
          ]
        })
  const all = [...acts, ...backs]
  if (all.length === 0) return null
  return (
    <fieldset className="arrangement">
      <legend className="unseen">{w('layerArrangement')}</legend>
      {all.map(({ label, edit }) => (
        <Button key={label} look="quiet" onClick={() => act(label, edit)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
