import { hideIn, moveIn } from '#domain/content/arrange-layers.ts'
import { takeAlong, type Place } from '#domain/content/carry-items.ts'
import { duplicateItem, moveItem, removeItem } from '#domain/content/edit-layers.ts'
import { EXPERIMENT } from '#domain/content/test-variants.ts'
import { useMe } from '../../calls/queries.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { ActList, ActMenu } from './act-menu.tsx'
import { carry, paste } from './clipboard.ts'
import { freshId } from './new-item.ts'
import type { Node } from './outline-tree.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly node: Node
  readonly copy: WorkingCopy
  readonly scopes: readonly string[]
  readonly onInsert: (place: Place) => void
  readonly onTest: (node: Node) => void
  readonly onMove: (node: Node) => void
}

/** What can be done with an item: everywhere, and in one language or country alone. */
export function ItemMenu(props: Props) {
  const { w } = useWords(WORDS)
  const { node } = props
  return (
    <ActMenu summary="⋯" label={w('actionsFor', { name: node.title || node.id })} look="sign">
      <Acts {...props} />
    </ActMenu>
  )
}

function Acts({ node, copy, scopes, onInsert, onTest, onMove }: Props) {
  const { w } = useWords(WORDS)
  const scopeNamed = useScopeNames()
  const permissions = useMe().data?.permissions ?? []
  const { id, title, type } = node
  const mayTest = permissions.includes('experiments.write') && type !== EXPERIMENT
  const name = title || id
  const everywhere = [
    [w('moveUp'), () => copy.change(`up ${id}`, layers => moveItem(layers, id, -1))],
    [w('moveDown'), () => copy.change(`down ${id}`, layers => moveItem(layers, id, 1))],
    [w('moveTo'), () => onMove(node)],
    [w('addAfter'), () => onInsert({ after: id })],
    [
      w('copySection'),
      () => {
        const carried = takeAlong(copy.current().layers, id)
        if (carried) carry(carried)
        notify(w('copied', { name }))
      },
    ],
    [w('pasteBelow'), () => paste(copy, { after: id }, w('nothingCopied'))],
    [w('duplicate'), () => copy.change(`copy ${id}`, layers => duplicateItem(layers, id, each => freshId(each)))],
    ...(mayTest ? [[w('testVariant'), () => onTest(node)] as const] : []),
    [
      w('remove'),
      () => {
        copy.change(`remove ${id}`, layers => removeItem(layers, id))
        copy.select(undefined)
      },
    ],
  ] as const
  const inLayers = scopes.slice(1).flatMap((scope, at) => {
    if (!copy.mayWrite(scope)) return []
    const below = scopes.slice(0, at + 2)
    const where = { scope: scopeNamed(scope) }
    return [
      [w('hideIn', where), () => copy.change(`hide ${scope} ${id}`, layers => hideIn(layers, scope, id))],
      [w('upIn', where), () => copy.change(`up ${scope} ${id}`, layers => moveIn(layers, below, id, -1))],
      [w('downIn', where), () => copy.change(`down ${scope} ${id}`, layers => moveIn(layers, below, id, 1))],
    ] as const
  })
  return (
    <>
      {copy.mayWrite('any') && <ActList acts={everywhere} />}
      {inLayers.length > 0 && <p className="node-acts-title">{w('layerArrangement')}</p>}
      {inLayers.length === 0 && !copy.mayWrite('any') && <p className="node-acts-title">{w('nothingToDo')}</p>}
      <ActList acts={inLayers} />
    </>
  )
}
