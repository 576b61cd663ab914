import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { focalCrop, type FocalPoint } from '#domain/assets/focal-crop.ts'
import { USED_RATIOS } from '#domain/media/used-ratios.ts'
import type { AssetInUse } from '../../assets/asset.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

const STEP = 0.01
const FAR = 0.1
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
const percent = (share: number) => Math.round(share * 100)

/** Where the crop of the server lies, in the words of style sheets: as a share of what is left over. */
function cutAt({ width, height }: AssetInUse, ratio: number, focal: FocalPoint): string {
  const box = focalCrop(width, height, ratio, focal)
  const share = (start: number, left: number) => (left === 0 ? 50 : (start / left) * 100)
  return `${share(box.left, width - box.width)}% ${share(box.top, height - box.height)}%`
}

/** The picture's own shape, before the picture is there: nothing below it jumps, and the point lies where it will. */
const frameOf = ({ width, height }: AssetInUse) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100%, ${width}px, calc(60dvh * ${width / height}))`,
})

type Props = {
  readonly asset: AssetInUse
  readonly url: string
  readonly focal: FocalPoint
  readonly onMove: (focal: FocalPoint) => void
}

/** The point that every crop keeps, moved by hand or by keys, and what the crops look like then. */
export function FocalPicture({ asset, url, focal, onMove }: Props) {
  const { w } = useWords(WORDS)
  const frame = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const [x, y] = MOVES[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    const step = event.shiftKey ? FAR : STEP
    onMove({ x: within(focal.x + x * step), y: within(focal.y + y * step) })
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    const box = frame.current?.getBoundingClientRect()
    if (box)
      onMove({ x: within((event.clientX - box.left) / box.width), y: within((event.clientY - box.top) / box.height) })
  }
  const told = w('focal', { x: percent(focal.x), y: percent(focal.y) })
  return (
    <>
      <div className="focal">
        <div className="focal-frame" ref={frame} style={frameOf(asset)}>
          <img src={url} alt={asset.alts.en ?? ''} width={asset.width} height={asset.height} />
          {asset.mayChange && (
            <button
              type="button"
              className="focal-point"
              aria-label={told}
              style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
              onKeyDown={press}
              onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
            />
          )}
        </div>
      </div>
      {asset.mayChange && <p className="hint">{told}</p>}
      <h2 className="unseen">{w('ratios')}</h2>
      <ul className="ratios" aria-label={w('ratios')}>
        {USED_RATIOS.map(([wide, high]) => (
          <li key={`${wide}/${high}`}>
            <img
              src={url}
              alt={`${wide}/${high}`}
              style={{ aspectRatio: `${wide} / ${high}`, objectPosition: cutAt(asset, wide / high, focal) }}
            />
            <span className="hint" aria-hidden="true">{`${wide} : ${high}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
