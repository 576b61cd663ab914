import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { BlockBelow } from '../heroes/block-below.tsx'
import { Caption } from '../heroes/caption.tsx'
import { FurtherMedia } from '../heroes/further-media.tsx'
import { Overlay } from '../heroes/overlay.tsx'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { linkAttributes } from '../parts/target-link.tsx'
import { Story } from '../parts/titles.tsx'
import type { SectionView } from '../section-place.ts'

export const BannerImageView: SectionView<'banner-image'> = ({ item, place }) => (
  <Overlay item={item} first={place.first} shape="banner" />
)

export const BannerOverlayView: SectionView<'banner-overlay'> = ({ item, place }) => (
  <Overlay item={item} first={place.first} shape="banner" panel={item.overlayColor ?? 'forest'}>
    {item.overlayMedia && <MediaFrame media={item.overlayMedia} sizes="8rem" className="w-24" />}
  </Overlay>
)

export const BannerBlockBelowView: SectionView<'banner-block-below'> = ({ item, place }) => (
  <BlockBelow item={item} first={place.first} />
)

const SPLIT = { 60: 'md:grid-cols-[3fr_2fr]', 50: 'md:grid-cols-2', 40: 'md:grid-cols-[2fr_3fr]' } as const
const SPLIT_RIGHT = { 60: 'md:grid-cols-[2fr_3fr]', 50: 'md:grid-cols-2', 40: 'md:grid-cols-[3fr_2fr]' } as const
const DOWN = { top: 'self-start', middle: 'self-center', bottom: 'self-end' } as const

/** Media on one side, words on the other; on phones the media comes first. */
export const BannerSplitView: SectionView<'banner-split'> = ({ item, place }) => {
  const { media, mediaTarget, imageWidth, imagePosition } = item
  const right = imagePosition === 'right'
  const frame = media && (
    <MediaFrame
      media={media}
      sizes={`(width >= 48rem) ${imageWidth}vw, 100vw`}
      first={place.first}
      className="aspect-4/5 size-full object-cover md:aspect-auto md:min-h-[32rem]"
    />
  )
  return (
    <div
      className={cx('grid gap-x-12 lg:gap-x-20', (right ? SPLIT_RIGHT : SPLIT)[imageWidth])}
      style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
    >
      <div className={cx('relative bg-stone-100', right && 'md:order-2')}>
        {mediaTarget ? (
          <a {...linkAttributes(mediaTarget)} aria-label={mediaTarget.ariaLabel ?? mediaTarget.text}>
            {frame}
          </a>
        ) : (
          frame
        )}
        <Caption fields={item} />
        <FurtherMedia list={item.mediaList} />
      </div>
      <Story
        story={item}
        className={cx('max-w-[30rem] py-8', item.backgroundColor && 'px-(--gutter)', DOWN[item.verticalAlignment])}
      />
    </div>
  )
}

/** One line of text and one action. */
export const BannerThinView: SectionView<'banner-thin'> = ({ item }) => (
  <div
    className={cx(
      'flex flex-wrap items-center gap-x-8 gap-y-2 px-6 py-5',
      item.textAlignment === 'center' && 'justify-center text-center',
      item.textAlignment === 'right' && 'justify-end',
    )}
    style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
  >
    {item.media && <MediaFrame media={item.media} sizes="4rem" className="size-12 object-cover" />}
    <Story story={item} className="md:flex-row md:flex-wrap md:items-center md:gap-x-8" />
  </div>
)
