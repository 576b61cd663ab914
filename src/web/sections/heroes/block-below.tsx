import type { SectionOf } from '#contract/content/content-sections.ts'
import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { Story } from '../parts/titles.tsx'
import { FurtherMedia } from './further-media.tsx'
import { StoryMedia } from './story-media.tsx'

type Props = { item: SectionOf<'hero-block-below'> | SectionOf<'banner-block-below'>; first: boolean }

const BLOCK = { left: 'mr-auto', center: 'mx-auto', right: 'ml-auto' } as const

/** Media first, then its words in a block under it. */
export const BlockBelow = ({ item, first }: Props) => (
  <div style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}>
    <StoryMedia
      item={item}
      sizes="(width >= 90rem) 90rem, 100vw"
      first={first}
      className={cx('w-full object-cover', item.isFullHeight ? 'h-[80svh]' : 'aspect-4/5 md:aspect-21/9')}
    />
    <FurtherMedia list={item.mediaList} />
    <div className={cx('max-w-text py-8', item.backgroundColor && 'px-(--gutter)', BLOCK[item.blockAlignment])}>
      <Story story={item} />
    </div>
  </div>
)
