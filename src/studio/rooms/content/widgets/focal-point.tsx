import type { KeyboardEvent, MouseEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { assetInPicture } from '#domain/assets/asset-address.ts'
import type { FocalPoint as Point } from '#domain/assets/focal-crop.ts'
import { DEFAULT_MEDIA_BASE, mediaUrl } from '#domain/media/media-address.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { call } from '../../../calls/call.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { WORDS } from '../words.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const CENTRE: Point = { x: 0.5, y: 0.5 }

type Props = {
  /** The picture whose point it is. */
  readonly picture: string
  readonly value: unknown
  readonly onChange: (point: Point) => void
}

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** What every crop keeps: clicked in the picture, or moved with the arrow keys, by one percent or ten with shift. */
export function FocalPoint({ picture, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const ofLibrary = useLibraryPoint(picture)
  const point = isRaw(value) ? value : {}
  const [x, y] = [numberOf(point['x'], ofLibrary.x), numberOf(point['y'], ofLibrary.y)]
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
      type="button"
      className="focal-field"
      aria-label={`${w('focalPoint')}: ${point100}`}
      onClick={click}
      onKeyDown={press}
    >
      <img src={mediaUrl(picture, 'wide-small', DEFAULT_MEDIA_BASE)} alt="" draggable={false} />
      <span className="focal-mark" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </button>
  )
}

/** The point that the library has for a picture of its own, which counts until the page says another. */
function useLibraryPoint(picture: string): Point {
  const asset = assetInPicture(picture)
  const found = useQuery({
    queryKey: ['assets.read', asset?.id],
    queryFn: () => call('assets.read', { params: { id: asset?.id ?? '' } }),
    enabled: asset !== undefined,
  })
  return found.data?.focalPoint ?? CENTRE
}
