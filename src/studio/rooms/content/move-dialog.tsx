import { useState } from 'react'
import { kindOf } from '#domain/content/content-kinds.ts'
import { moveBeside, moveInto } from '#domain/content/edit-layers.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { SEGMENT_WORDS } from '../../segments/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { mayStandAt } from './insert-offers.ts'
import { itself } from './itself.ts'
import type { ItemList, Node } from './outline-tree.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly copy: WorkingCopy
  readonly node: Node
  readonly lists: readonly ItemList[]
  readonly onClose: () => void
}

/** Wherever an item can be dragged to, for whoever does not drag: into any list that takes it, at any place in it. */
export function MoveDialog({ copy, node, lists, onClose }: Props) {
  const { w, named } = useWords(WORDS)
  const { named: segment } = useWords(SEGMENT_WORDS)
  const { t } = useI18n()
  const { layers } = copy.current()
  const kind = kindOf(copy.slug)
  const places = listsWithout(lists, node.id).filter(
    ({ list, holdsIt }) => holdsIt || mayStandAt(layers, kind, { owner: list.owner, path: list.path }, node.type),
  )
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      places.findIndex(({ holdsIt }) => holdsIt),
    ),
  )
  const chosen = places[at]?.list
  const others = chosen?.items.filter(({ id }) => id !== node.id) ?? []
  const [behind, setBehind] = useState<string>()
  const last = others.at(-1)?.id
  const target = behind ?? last ?? ''
  const nameOf = ({ list, owners }: Listed) =>
    [
      itself(kind, w),
      ...owners,
      list.label === ''
        ? ''
        : segment(list.label, named(`part_${list.label}`, named(`field_${list.label}`, list.label))),
    ]
      .filter(part => part !== '')
      .join(' › ')
  const move = () => {
    const [first] = others
    if (chosen)
      copy.change(`move ${node.id}`, known =>
        first === undefined
          ? moveInto(known, node.id, chosen.owner, chosen.path)
          : moveBeside(known, node.id, target === '' ? first.id : target, target === '' ? 'before' : 'after'),
      )
    onClose()
  }
  return (
    <Dialog title={w('moveItem', { name: node.title || node.id })} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          move()
        }}
      >
        <SelectField
          label={w('moveList')}
          value={at}
          onChange={event => {
            setAt(Number(event.target.value))
            setBehind(undefined)
          }}
        >
          {places.map((place, index) => (
            <option key={`${place.list.owner ?? ''} ${place.list.path.join('.')}`} value={index}>
              {nameOf(place)}
            </option>
          ))}
        </SelectField>
        {others.length > 0 && (
          <SelectField label={w('movePlace')} value={target} onChange={event => setBehind(event.target.value)}>
            <option value="">{w('moveFirst')}</option>
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {w('moveBehind', { name: title || id })}
              </option>
            ))}
          </SelectField>
        )}
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit">
            {w('move')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Listed = { readonly list: ItemList; readonly owners: readonly string[]; readonly holdsIt: boolean }

/** Every list of the outline, but for those of the item itself. */
const listsWithout = (lists: readonly ItemList[], id: string, owners: readonly string[] = []): readonly Listed[] =>
  lists.flatMap(list => [
    { list, owners, holdsIt: list.items.some(item => item.id === id) },
    ...list.items
      .filter(item => item.id !== id)
      .flatMap(item => listsWithout(item.lists, id, [...owners, item.title || item.id])),
  ])
