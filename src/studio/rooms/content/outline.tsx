import { memo, useEffect, useRef, useState } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import type { Place } from '#domain/content/carry-items.ts'
import { isSame } from '#domain/content/content-diff.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { append, insertBeside, setField } from '#domain/content/edit-layers.ts'
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
import { newItem } from './new-item.ts'
import { ON_PHONES, type ItemList, type Node } from './outline-tree.ts'
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
      {kindOf(copy.slug) === 'menu' && !lists.some(({ path }) => path[0] === ON_PHONES) && <AddPhones copy={copy} />}
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

/** Phones show the wide menu's entries, and what is said here besides. */
function AddPhones({ copy }: Pick<Props, 'copy'>) {
  const kinds = useWords(SECTION_NAMES)
  const add = () => {
    const phone = { ...newItem('mega-menu-mobile'), items: [] }
    copy.change(`insert ${phone.id}`, layers => setField(layers, 'any', undefined, [ON_PHONES], phone))
    copy.select(phone.id)
  }
  return (
    <Button look="quiet" disabled={!copy.mayWrite('any')} onClick={add}>
      + {kinds.w('mega-menu-mobile')}
    </Button>
  )
}

type ItemsProps = Omit<Props, 'lists'> & {
  readonly list: ItemList
  /** Where it is empty, the entries of the wide menu stand in its place. */
  readonly ofPhones?: boolean
  readonly dragged: Dragged
  readonly onInsert: (place: Place) => void
  readonly onTest: (node: Node) => void
  readonly onMove: (node: Node) => void
}

function Items({ list, ofPhones = false, ...props }: ItemsProps) {
  const { copy, onInsert } = props
  const segments = useWords(SEGMENT_WORDS)
  const { w, named } = useWords(WORDS)
  // In lists within others, the menu of an item adds below it.
  const last = list.owner === undefined && copy.mayWrite('any') ? list.items.at(-1) : undefined
  return (
    <div className="nodes">
      {list.label !== '' && (
        <p className="nodes-label">{segments.named(list.label, named(`part_${list.label}`, list.label))}</p>
      )}
      <ul>
        {list.items.map(node => (
          <Item key={node.id} node={node} {...props} />
        ))}
      </ul>
      {last && !last.isFixed && (
        <Button look="quiet" onClick={() => onInsert({ after: last.id })}>
          + {w('addLast')}
        </Button>
      )}
      {list.items.length === 0 && <EmptyList list={list} ofPhones={ofPhones} {...props} />}
    </div>
  )
}

function EmptyList({ list: { owner, path }, ofPhones, copy, dragged, onInsert }: ItemsProps) {
  const { w } = useWords(WORDS)
  const drop = useDropInto(copy, dragged, { owner, path })
  return (
    <div className="nodes-empty" {...drop}>
      {ofPhones && <p className="hint">{w('wideOnPhones')}</p>}
      <Button look="quiet" onClick={() => onInsert({ owner, path })}>
        + {w('addSection')}
      </Button>
      <Button look="quiet" onClick={() => paste(copy, { owner, path }, w('nothingCopied'))}>
        {w('paste')}
      </Button>
    </div>
  )
}

type ItemProps = Omit<ItemsProps, 'list' | 'ofPhones'> & { readonly node: Node }

/** With each letter that is typed, one of them is another at most. */
const isAlike = ({ node, ...shared }: ItemProps, { node: now, ...others }: ItemProps): boolean =>
  isSame(node, now) && Object.values(shared).every((value, at) => value === Object.values(others)[at])

const Item = memo(function Item({ node, ...shared }: ItemProps) {
  const kinds = useWords(SECTION_NAMES)
  const { copy, scopes, selected, problems, others, dragged, onInsert, onTest, onMove } = shared
  const drop = useDropBeside(copy, dragged, node.id)
  const isWrong = problems.some(problem => problem.id === node.id)
  const isChosen = selected === node.id
  const button = useRef<HTMLButtonElement>(null)
  // Chosen in the page, it may be far away here.
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li>
      <div className="node-row" {...(!node.isFixed && drop)}>
        <button
          ref={button}
          type="button"
          className="node"
          draggable={!node.isFixed}
          aria-pressed={isChosen}
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
          {node.title !== '' && <span className="node-title">{node.title}</span>}
        </button>
        <Present others={others.filter(({ item }) => item === node.id)} />
        {!node.isFixed && (
          <ItemMenu node={node} copy={copy} scopes={scopes} onInsert={onInsert} onTest={onTest} onMove={onMove} />
        )}
      </div>
      {node.lists.map(list => (
        <Items key={list.path.join('.')} list={list} ofPhones={node.isFixed} {...shared} />
      ))}
    </li>
  )
}, isAlike)
