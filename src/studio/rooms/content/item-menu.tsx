import { putDown, takeAlong, type Place } from '#domain/content/carry-items.ts'
import { duplicateItem, moveItem, removeItem } from '#domain/content/edit-layers.ts'
import { EXPERIMENT } from '#domain/content/test-variants.ts'
import { useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { carriedHere, carry } from './clipboard.ts'
import { freshId } from './new-item.ts'
import type { Node } from './outline-tree.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

/** What lies in the clipboard of this browser, from whatever page it was taken. */
export function paste(copy: WorkingCopy, place: Place, nothing: string): void {
  const carried = carriedHere()
  if (!carried) return notify(nothing)
  copy.change(`paste ${Date.now()}`, layers => {
    const { layers: next, id } = putDown(layers, place, carried, freshId)
    copy.select(id)
    return next
  })
}

type Props = {
  readonly node: Node
  readonly copy: WorkingCopy
  readonly onInsert: (place: Place) => void
  readonly onTest: (node: Node) => void
}

export function ItemMenu({ node, copy, onInsert, onTest }: Props) {
  const { w } = useWords(WORDS)
  const permissions = useMe().data?.permissions ?? []
  const name = node.title || node.id
  const mayTest = permissions.includes('experiments.write') && node.type !== EXPERIMENT
  const acts = [
    [w('moveUp'), () => copy.change(`up ${node.id}`, layers => moveItem(layers, node.id, -1))],
    [w('moveDown'), () => copy.change(`down ${node.id}`, layers => moveItem(layers, node.id, 1))],
    [w('addAfter'), () => onInsert({ after: node.id })],
    [
      w('copySection'),
      () => {
        const carried = takeAlong(copy.current().layers, node.id)
        if (carried) carry(carried)
        notify(w('copied', { name }))
      },
    ],
    [w('pasteBelow'), () => paste(copy, { after: node.id }, w('nothingCopied'))],
    [w('duplicate'), () => copy.change(`copy ${node.id}`, layers => duplicateItem(layers, node.id, id => freshId(id)))],
    ...(mayTest ? [[w('testVariant'), () => onTest(node)] as const] : []),
    [
      w('remove'),
      () => {
        copy.change(`remove ${node.id}`, layers => removeItem(layers, node.id))
        copy.select(undefined)
      },
    ],
  ] as const
  return (
    // Of one name: opening one closes the other.
    <details className="node-menu" name="node-menu">
      <summary aria-label={w('actionsFor', { name })}>⋯</summary>
      <div className="node-acts">
        {acts.map(([label, act]) => (
          <button
            key={label}
            type="button"
            onClick={event => {
              event.currentTarget.closest('details')?.removeAttribute('open')
              act()
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  )
}
