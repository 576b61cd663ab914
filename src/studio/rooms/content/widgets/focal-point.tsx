import type { KeyboardEvent, MouseEvent } from 'react'
import { DEFAULT_MEDIA_BASE, mediaUrl } from '#domain/media/media-address.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { WORDS } from '../words.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  readonly id: string
  readonly value: unknown
  /** The picture whose point it is. */
  readonly picture: Raw
  readonly onChange: (point: { x: number; y: number } | undefined) => void
}

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** What every crop keeps: clicked in the picture, or moved with the arrow keys, by one percent or ten with shift. */
export function FocalPoint({ id, value, picture, onChange }: Props) {
  const { w } = useWords(WORDS)
  const point = isRaw(value) ? value : {}
  const [x, y] = [numberOf(point['x'], 0.5), numberOf(point['y'], 0.5)]
  const media = picture['id']
  const point100 = `${Math.round(x * 100)} % · ${Math.round(y * 100)} %`
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A key press is a click in no place.
    if (clientX > 0) onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 0.1 : 0.01
    onChange({ x: within(x + step[0] * by), y: within(y + step[1] * by) })
  }
  return (
    <button
      id={id}
      type="button"
      className="focal-point"
      aria-label={`${w('focalPoint')}: ${point100}`}
      onClick={click}
      onKeyDown={press}
    >
      {typeof media === 'string' && <img src={mediaUrl(media, 'wide-small', DEFAULT_MEDIA_BASE)} alt="" />}
      <span className="focal-mark" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </button>
  )
}
