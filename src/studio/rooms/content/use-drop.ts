import { useState, type DragEvent } from 'react'
import type { Place } from '#domain/content/carry-items.ts'
import type { Path } from '#domain/content/content-paths.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { itemOf, moveBeside, moveInto, type Layers } from '#domain/content/edit-layers.ts'
import { mayStandAt } from './insert-offers.ts'
import type { WorkingCopy } from './working-copy.ts'

/** The item that is being dragged: browsers tell no other before it is put down. */
export type Dragged = {
  readonly current: () => string | undefined
  readonly take: (id: string | undefined) => void
}

export function nothingDragged(): Dragged {
  let dragged: string | undefined
  return {
    current: () => dragged,
    take: id => {
      dragged = id
    },
  }
}

type Side = 'before' | 'after' | 'into'

/** Put down on the upper half of an item it comes before it, on the lower half behind it. */
export const useDropBeside = (copy: WorkingCopy, dragged: Dragged, id: string) =>
  useDrop(
    copy,
    dragged,
    { after: id },
    ({ currentTarget, clientY }) => {
      const { top, height } = currentTarget.getBoundingClientRect()
      return clientY < top + height / 2 ? 'before' : 'after'
    },
    (layers, moved, side) => moveBeside(layers, moved, id, side === 'before' ? 'before' : 'after'),
  )

/** Into a list that has nothing to be put beside. */
export const useDropInto = (
  copy: WorkingCopy,
  dragged: Dragged,
  { owner, path }: { readonly owner: string | undefined; readonly path: Path },
) =>
  useDrop(
    copy,
    dragged,
    { owner, path },
    () => 'into',
    (layers, moved) => moveInto(layers, moved, owner, path),
  )

function useDrop(
  copy: WorkingCopy,
  dragged: Dragged,
  place: Place,
  sideOf: (event: DragEvent) => Side,
  move: (layers: Layers, moved: string, side: Side) => Layers,
) {
  const [side, setSide] = useState<Side>()
  const mayDrop = () => {
    const { layers } = copy.current()
    const id = dragged.current()
    const type = id === undefined ? undefined : itemOf(layers, id)?.['type']
    return typeof type === 'string' && mayStandAt(layers, kindOf(copy.slug), place, type)
  }
  return {
    'data-drop': side,
    onDragOver: (event: DragEvent) => {
      if (!mayDrop()) return
      event.preventDefault()
      setSide(sideOf(event))
    },
    onDragLeave: () => setSide(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setSide(undefined)
      const moved = dragged.current()
      if (moved !== undefined && mayDrop()) copy.change(`move ${moved}`, layers => move(layers, moved, sideOf(event)))
    },
  }
}
