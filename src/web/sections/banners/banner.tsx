import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { BlockBelow } from '../heroes/block-below.tsx'
import { FurtherMedia } from '../heroes/further-media.tsx'
import { Overlay } from '../heroes/overlay.tsx'
import { StoryMedia } from '../heroes/story-media.tsx'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { Story } from '../parts/titles.tsx'
import { isDark, wordsVeilOf } from '../parts/veil.ts'
import type { Entries, SectionView } from '../section-place.ts'

const BannerImageView: SectionView<'banner-image'> = ({ item, place }) => (
  <Overlay item={item} first={place.first} shape="banner" />
)

const BannerOverlayView: SectionView<'banner-overlay'> = ({ item, place }) => (
  <Overlay item={item} first={place.first} shape="banner" panel={item.overlayColor ?? 'forest'}>
    {item.overlayMedia && <MediaFrame media={item.overlayMedia} sizes="8rem" className="w-24" />}
  </Overlay>
)

const BannerBlockBelowView: SectionView<'banner-block-below'> = ({ item, place }) => (
  <BlockBelow item={item} first={place.first} />
)

const SPLIT = { 60: 'md:grid-cols-[3fr_2fr]', 50: 'md:grid-cols-2', 40: 'md:grid-cols-[2fr_3fr]' } as const
const SPLIT_RIGHT = { 60: 'md:grid-cols-[2fr_3fr]', 50: 'md:grid-cols-2', 40: 'md:grid-cols-[3fr_2fr]' } as const
const DOWN = { top: 'self-start', middle: 'self-center', bottom: 'self-end' } as const

/** Media on one side, words on the other; on phones the media comes first. */
const BannerSplitView: SectionView<'banner-split'> = ({ item, place }) => {
  const { imageWidth, imagePosition, isFullHeight } = item
  const right = imagePosition === 'right'
  return (
    <div
      className={cx('grid gap-x-12 lg:gap-x-20', (right ? SPLIT_RIGHT : SPLIT)[imageWidth])}
      style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
    >
      <div className={cx('relative bg-stone-100', right && 'md:order-2')}>
        <StoryMedia
          item={item}
          sizes={`(width >= 48rem) ${imageWidth}vw, 100vw`}
          first={place.first}
          boxClassName="relative h-full"
          className={cx(
            'aspect-4/5 size-full object-cover md:aspect-auto',
            isFullHeight ? 'md:min-h-svh' : 'md:min-h-[32rem]',
          )}
        />
        <FurtherMedia list={item.mediaList} />
      </div>
      <Story
        story={item}
        className={cx('max-w-[30rem] py-8', item.backgroundColor && 'px-(--gutter)', DOWN[item.verticalAlignment])}
      />
    </div>
  )
}

/** One line of text and one action; media lies behind them. */
const BannerThinView: SectionView<'banner-thin'> = ({ item, place }) => {
  const dark = item.media !== undefined && isDark(item)
  const wordsVeil = item.media && wordsVeilOf(item, 'middle')
  return (
    <>
      <div
        className={cx(
          'relative isolate flex flex-wrap items-center gap-x-8 gap-y-2 overflow-hidden px-6 py-5',
          item.isFullHeight && 'min-h-40',
          dark && 'on-dark',
          item.textAlignment === 'center' && 'justify-center text-center',
          item.textAlignment === 'right' && 'justify-end',
        )}
        style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
      >
        <StoryMedia
          item={item}
          sizes="(width >= 90rem) 90rem, 100vw"
          first={place.first}
          boxClassName="absolute inset-0 -z-10"
          className="size-full object-cover"
        />
        <div className={wordsVeil?.className} style={wordsVeil?.style}>
          <Story
            story={item}
            tone={dark ? 'dark' : 'light'}
            plain={item.media !== undefined}
            className="md:flex-row md:flex-wrap md:items-center md:gap-x-8"
          />
        </div>
      </div>
      <FurtherMedia list={item.mediaList} />
    </>
  )
}

export const BANNERS = {
  'banner-image': { View: BannerImageView, tall: true },
  'banner-split': { View: BannerSplitView, tall: true },
  'banner-thin': { View: BannerThinView },
  'banner-block-below': { View: BannerBlockBelowView, tall: true },
  'banner-overlay': { View: BannerOverlayView, tall: true },
} satisfies Entries
