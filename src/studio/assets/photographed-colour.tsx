import { useState, type DragEvent } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { AssetPicker } from './asset-picker.tsx'
import { AssetFace } from './asset-tile.tsx'
import { TOUCHED } from './asset.ts'
import { useSend } from '../calls/queries.ts'
import { useWords } from '../i18n/room-words.ts'
import { HistoryButton } from '../lists/object-history.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notices.tsx'
import { PHOTOGRAPH_WORDS } from './photograph-words.ts'

type Colour = OutputOf<StaffEndpointOf<'assets.photographed'>>['colours'][number]

/** Dropped before what it was dropped on; at the end, where that is nothing. */
const placed = (ids: readonly string[], id: string, before?: string): string[] => {
  const others = ids.filter(each => each !== id)
  const at = before === undefined ? -1 : others.indexOf(before)
  return at < 0 ? [...others, id] : others.toSpliced(at, 0, id)
}

const swapped = (ids: readonly string[], at: number, to: number): string[] => {
  const [moved] = ids.slice(at, at + 1)
  return moved === undefined ? [...ids] : ids.toSpliced(at, 1).toSpliced(to, 0, moved)
}

export function PhotographedColour({ colour, mayChange }: { readonly colour: Colour; readonly mayChange: boolean }) {
  const { w } = useWords(PHOTOGRAPH_WORDS)
  const [choosing, setChoosing] = useState(false)
  const [target, setTarget] = useState<string>()
  const save = useSend('assets.photograph', TOUCHED)
  const ids = colour.photographs.map(({ id }) => id)
  const keep = (assetIds: string[]) =>
    save.mutate([{ params: { productId: colour.colourId }, body: { assetIds } }], {
      onSuccess: () => notify(w('shown')),
    })
  const drop = (event: DragEvent, before?: string) => {
    event.preventDefault()
    event.stopPropagation()
    setTarget(undefined)
    const id = event.dataTransfer.getData('text/plain')
    // What comes before the answer would be placed among pictures as they were.
    if (!save.isPending && /^ast_[a-z0-9]{12}$/.test(id)) keep(placed(ids, id, before))
  }
  const over = (event: DragEvent, id?: string) => {
    event.preventDefault()
    event.stopPropagation()
    setTarget(id)
  }
  return (
    <li className="photographed" {...(mayChange && { onDragOver: event => over(event), onDrop: event => drop(event) })}>
      <img src={colour.preview} alt="" />
      <div>
        <strong>{colour.name}</strong> <span className="hint">{colour.colourId}</span>
        {ids.length === 0 && <p className="hint">{w('drawn')}</p>}
        <ol className="photograph-row">
          {colour.photographs.map((asset, at) => (
            // Who does not drag has the buttons below it.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={asset.id}
              data-target={target === asset.id}
              draggable={mayChange}
              onDragStart={event => event.dataTransfer.setData('text/plain', asset.id)}
              onDragOver={event => over(event, asset.id)}
              onDrop={event => drop(event, asset.id)}
            >
              <AssetFace asset={asset} />
              {mayChange && (
                <span className="photograph-moves">
                  <Move
                    label={w('earlier', { name: asset.name })}
                    busy={save.isPending}
                    why={at === 0 ? w('isFirst') : undefined}
                    onMove={() => keep(swapped(ids, at, at - 1))}
                  >
                    ←
                  </Move>
                  <Move
                    label={w('takeOff', { name: asset.name })}
                    busy={save.isPending}
                    onMove={() => keep(ids.filter(id => id !== asset.id))}
                  >
                    ×
                  </Move>
                  <Move
                    label={w('later', { name: asset.name })}
                    busy={save.isPending}
                    why={at === ids.length - 1 ? w('isLast') : undefined}
                    onMove={() => keep(swapped(ids, at, at + 1))}
                  >
                    →
                  </Move>
                </span>
              )}
            </li>
          ))}
        </ol>
        {mayChange && (
          <Button busy={save.isPending} onClick={() => setChoosing(true)}>
            {w('add')}
          </Button>
        )}
        <HistoryButton type="colour" id={colour.colourId} name={colour.name} />
      </div>
      {choosing && (
        <AssetPicker
          onChoose={({ id }) => {
            setChoosing(false)
            keep(placed(ids, id))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  )
}

type MoveProps = {
  readonly label: string
  readonly busy: boolean
  readonly why?: string | undefined
  readonly onMove: () => void
  readonly children: string
}

const Move = ({ label, onMove, ...props }: MoveProps) => (
  <Button look="quiet" quietly aria-label={label} onClick={onMove} {...props} />
)
