import { useEffect, useRef, useState } from 'react'
import type { SectionType } from '#contract/content/content-section-types.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { KindPicture } from './kind-picture.tsx'

/** As wide as the shop is laid out for; made small by its place. */
const WIDTH = 1024

type Props = { readonly name: string; readonly type: SectionType }

/**
 * A section as the shop draws it. Only what is in sight is loaded, without scripts, and it goes with its place out of sight:
 * there are never more than fit on the screen. Until it is there, and where it would show nothing, a drawing stands for it.
 */
export function KindThumbnail({ name, type }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const [inSight, setInSight] = useState(false)
  const [shown, setShown] = useState(false)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const place = box.current
    if (!place) return
    const sight = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting ?? false)
      setScale(place.clientWidth / WIDTH)
    })
    sight.observe(place)
    return () => sight.disconnect()
  }, [])
  return (
    <span className="kind-thumbnail" ref={box} data-shown={inSight && shown}>
      <KindPicture type={type} />
      {inSight && (
        <iframe
          src={`${STUDIO_ADDRESSES.frame}${shopUrl(DEFAULT_LOCALE, '/preview/sections/:kind', { kind: name })}?still`}
          sandbox="allow-same-origin"
          title={name}
          aria-hidden="true"
          tabIndex={-1}
          inert
          style={{ transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            const section = currentTarget.contentDocument?.querySelector('#section')
            const drawn = section?.firstElementChild?.getBoundingClientRect()
            setShown((drawn?.height ?? 0) > 8)
          }}
        />
      )}
    </span>
  )
}
