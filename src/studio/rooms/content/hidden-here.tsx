import { useSyncExternalStore } from 'react'
import { hiddenIn, isArranged, showAgain, takeBackOrder } from '#domain/content/arrange-layers.ts'
import { fieldIn, itemOf, type Layers } from '#domain/content/edit-layers.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly copy: WorkingCopy
  /** From the general to the particular: any, fr, fr-ca. */
  readonly scopes: readonly string[]
}

/** What this language and this country hide or have put in another order, and the way back. */
export function HiddenHere({ copy, scopes }: Props) {
  const { w } = useWords(WORDS)
  const scopeNamed = useScopeNames()
  const { layers } = useSyncExternalStore(copy.subscribe, copy.current)
  const own = scopes.slice(1)
  const hidden = own.flatMap(scope => hiddenIn(layers, scope).map(id => ({ id, scope })))
  const arranged = own.filter(scope => isArranged(layers, scope))
  if (hidden.length === 0 && arranged.length === 0) return null
  return (
    <section className="hidden-here" aria-label={w('hiddenHere')}>
      <p className="nodes-label">{w('hiddenHere')}</p>
      <ul>
        {hidden.map(({ id, scope }) => (
          <li key={`${scope} ${id}`}>
            <span>
              {titleOf(layers, scopes, id)} <span className="second">{scopeNamed(scope)}</span>
            </span>
            <Button
              look="quiet"
              aria-label={w('showAgain', { id: titleOf(layers, scopes, id), scope: scopeNamed(scope) })}
              onClick={() => copy.change(`show ${scope} ${id}`, known => showAgain(known, scope, id))}
            >
              {w('show')}
            </Button>
          </li>
        ))}
        {arranged.map(scope => (
          <li key={scope}>
            <span>{w('ownOrder', { scope: scopeNamed(scope) })}</span>
            <Button
              look="quiet"
              aria-label={w('orderBack', { scope: scopeNamed(scope) })}
              onClick={() => copy.change(`order ${scope}`, known => takeBackOrder(known, scope))}
            >
              {w('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf(layers: Layers, scopes: readonly string[], id: string): string {
  const titles = scopes.toReversed().map(scope => fieldIn(layers, scope, id, ['title']))
  const named = [...titles, itemOf(layers, id)?.['name']].find(text => typeof text === 'string' && text !== '')
  return typeof named === 'string' ? named : id
}
