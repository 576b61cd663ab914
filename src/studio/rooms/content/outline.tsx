import { memo, useState } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import type { Place } from '#domain/content/carry-items.ts'
import { isSame } from '#domain/content/content-diff.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { append, insertBeside } from '#domain/content/edit-layers.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SEGMENT_WORDS } from '../../segments/words.ts'
import { Button } from '../../ui/button.tsx'
import { itself } from './itself.ts'
import { paste } from './clipboard.ts'
import { HiddenHere } from './hidden-here.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import { offersAt } from './insert-offers.ts'
import { ItemMenu } from './item-menu.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { ItemList, Node } from './outline-tree.ts'
import { Present, type Other } from './present.tsx'
import type { Problem } from './problem-list.tsx'
import { TestVariantDialog } from './test-variant-dialog.tsx'
import { nothingDragged, useDropBeside, useDropInto, type Dragged } from './use-drop.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly copy: WorkingCopy
  readonly lists: readonly ItemList[]
  /** From the general to the particular: any, fr, fr-ca. */
  readonly scopes: readonly string[]
  readonly selected: string | undefined
  readonly problems: readonly Problem[]
  /** Who else is here, and where. */
  readonly others: readonly Other[]
}

/** What the object holds. Whatever dragging does, the menu of an item does too. */
export const Outline = memo(function Outline({ lists, ...shared }: Props) {
  const { copy, scopes, selected } = shared
  const { w } = useWords(WORDS)
  const [inserting, setInserting] = useState<Place>()
  const [testing, setTesting] = useState<Node>()
  const [moving, setMoving] = useState<Node>()
  const [dragged] = useState(nothingDragged)
  const insert = (place: Place, item: Raw & { readonly id: string }) => {
    copy.change(`insert ${item.id}`, layers =>
      'after' in place
        ? insertBeside(layers, place.after, item, 'after')
        : append(layers, place.owner, place.path, item),
    )
    copy.select(item.id)
    setInserting(undefined)
  }
  return (
    <section className="editor-outline" aria-label={w('outline')}>
      <button
        type="button"
        className="node"
        aria-pressed={selected === undefined}
        onClick={() => copy.select(undefined)}
      >
        {itself(kindOf(copy.slug), w)}
      </button>
      {lists.map(list => (
        <Items
          key={list.path.join('.')}
          list={list}
          {...shared}
          dragged={dragged}
          onInsert={setInserting}
          onTest={setTesting}
          onMove={setMoving}
        />
      ))}
      <HiddenHere copy={copy} scopes={scopes} />
      {moving && <MoveDialog copy={copy} node={moving} lists={lists} onClose={() => setMoving(undefined)} />}
      {testing && <TestVariantDialog copy={copy} node={testing} onClose={() => setTesting(undefined)} />}
      {inserting && (
        <InsertDialog
          offers={offersAt(copy.current().layers, kindOf(copy.slug), inserting)}
          onClose={() => setInserting(undefined)}
          onChoose={item => insert(inserting, item)}
        />
      )}
    </section>
  )
})

type ItemsProps = Omit<Props, 'lists'> & {
  readonly list: ItemList
  readonly dragged: Dragged
  readonly onInsert: (place: Place) => void
  readonly onTest: (node: Node) => void
  readonly onMove: (node: Node) => void
}

function Items({ list, ...props }: ItemsProps) {
  const { named } = useWords(SEGMENT_WORDS)
  return (
    <div className="nodes">
      {list.label !== '' && <p className="nodes-label">{named(list.label, list.label)}</p>}
      <ul>
        {list.items.map(node => (
          <Item key={node.id} node={node} {...props} />
        ))}
      </ul>
      {list.items.length === 0 && <EmptyList list={list} {...props} />}
    </div>
  )
}

function EmptyList({ list: { owner, path }, copy, dragged, onInsert }: ItemsProps) {
  const { w } = useWords(WORDS)
  const drop = useDropInto(copy, dragged, { owner, path })
  return (
    <div className="nodes-empty" {...drop}>
      <Button look="quiet" onClick={() => onInsert({ owner, path })}>
        + {w('addSection')}
      </Button>
      <Button look="quiet" onClick={() => paste(copy, { owner, path }, w('nothingCopied'))}>
        {w('paste')}
      </Button>
    </div>
  )
}

type ItemProps = Omit<ItemsProps, 'list'> & { readonly node: Node }

/** With each letter that is typed, one of them is another at most. */
const isAlike = ({ node, ...shared }: ItemProps, { node: now, ...others }: ItemProps): boolean =>
  isSame(node, now) && Object.values(shared).every((value, at) => value === Object.values(others)[at])

const Item = memo(function Item({ node, ...shared }: ItemProps) {
  const kinds = useWords(SECTION_NAMES)
  const { copy, scopes, selected, problems, others, dragged, onInsert, onTest, onMove } = shared
  const drop = useDropBeside(copy, dragged, node.id)
  const isWrong = problems.some(problem => problem.id === node.id)
  return (
    <li>
      <div className="node-row" {...drop}>
        <button
          type="button"
          className="node"
          draggable
          aria-pressed={selected === node.id}
          onDragStart={event => {
            dragged.take(node.id)
            event.dataTransfer.setData('text/plain', node.id)
          }}
          onDragEnd={() => dragged.take(undefined)}
          onClick={() => copy.select(node.id)}
        >
          <span className="node-type">
            {kinds.named(node.type, node.type)}
            {isWrong && <span className="node-wrong" aria-hidden="true" />}
          </span>
          <span className="node-title">{node.title || node.id}</span>
        </button>
        <Present others={others.filter(({ item }) => item === node.id)} />
        <ItemMenu node={node} copy={copy} scopes={scopes} onInsert={onInsert} onTest={onTest} onMove={onMove} />
      </div>
      {node.lists.map(list => (
        <Items key={list.path.join('.')} list={list} {...shared} />
      ))}
    </li>
  )
}, isAlike)
