import type { SectionOf } from '#contract/content-sections.ts'
import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { linkAttributes } from '../parts/target-link.tsx'
import { Story } from '../parts/titles.tsx'
import { Caption } from './caption.tsx'
import { FurtherMedia } from './further-media.tsx'

type Props = { item: SectionOf<'hero-block-below'> | SectionOf<'banner-block-below'>; first: boolean }

const BLOCK = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' } as const

/** Media first, then its words in a block under it. */
export function BlockBelow({ item, first }: Props) {
  const { media, mediaTarget } = item
  const frame = media && (
    <MediaFrame
      media={media}
      sizes="(width >= 90rem) 90rem, 100vw"
      first={first}
      className={cx('w-full object-cover', item.isFullHeight ? 'h-[80svh]' : 'aspect-4/5 md:aspect-21/9')}
    />
  )
  return (
    <div style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}>
      {media && (
        <div className="relative">
          {mediaTarget ? (
            <a {...linkAttributes(mediaTarget)} aria-label={mediaTarget.ariaLabel ?? mediaTarget.text}>
              {frame}
            </a>
          ) : (
            frame
          )}
          <Caption fields={item} />
        </div>
      )}
      <FurtherMedia list={item.mediaList} />
      <div className={cx('max-w-text py-8', item.backgroundColor && 'px-(--gutter)', BLOCK[item.blockAlignment])}>
        <Story story={item} />
      </div>
    </div>
  )
}
