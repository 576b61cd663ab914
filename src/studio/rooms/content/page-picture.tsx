import { useEffect, useRef, useState } from 'react'
import type { AroundPage } from '#contract/content/frame-messages.ts'
import { tellFrame } from './frame-talk.ts'
import { useListening } from './use-listening.ts'

const PICTURE_WIDTHS = { desktop: 1280, phone: 390 } as const
export type PictureWidth = keyof typeof PICTURE_WIDTHS

type Props = {
  readonly label: string
  readonly hint?: string
  readonly src: string
  readonly width: PictureWidth
  /** The section that is looked at. */
  readonly item: string | undefined
  readonly within: AroundPage | undefined
  /** How far down, where somebody has moved it. */
  readonly share: number | undefined
}

/** A page made small, at the section that is looked at. Whoever has no mouse moves it with the slider beside it. */
export function PagePicture({ label, hint, src, width, item, within, share }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0.25)
  const listens = useListening(frame, src)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / PICTURE_WIDTHS[width]))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [width])
  useEffect(() => {
    if (listens) tellFrame(frame, { type: 'select', id: item, within })
  }, [listens, item, within])
  useEffect(() => {
    if (listens && share !== undefined) tellFrame(frame, { type: 'scroll', share })
  }, [listens, share])
  return (
    <figure>
      <figcaption>
        {label}
        {hint !== undefined && <span className="second">{hint}</span>}
      </figcaption>
      <div className="compare-page" ref={box} data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={src} src={src} title={label} inert style={{ transform: `scale(${scale})` }} />
      </div>
    </figure>
  )
}
