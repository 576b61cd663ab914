import type { ReactNode } from 'react'
import type { SectionOf } from '#contract/content/content-sections.ts'
import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { Story } from '../parts/titles.tsx'
import { isDark, veilOf, wordsVeilOf } from '../parts/veil.ts'
import { Caption } from './caption.tsx'
import { FurtherMedia } from './further-media.tsx'

type OverlayItem =
  | SectionOf<'hero'>
  | SectionOf<'banner-image'>
  | SectionOf<'banner-overlay'>
  | SectionOf<'hero-product-overlay'>

const WIDTHS = { xs: 'md:max-w-80', sm: 'md:max-w-[30rem]', md: 'md:max-w-[42rem]', lg: 'md:max-w-[60rem]' } as const
const ACROSS = { left: 'md:justify-start', center: 'md:justify-center', right: 'md:justify-end' } as const
/** The heights below, for the choice of a file. */
const FILLED = { whole: 'min(100svh - 8rem, 56rem)', hero: '40rem', banner: undefined } as const
const DOWN = { top: 'items-start', middle: 'items-center', bottom: 'items-end' } as const

type Props = {
  item: OverlayItem
  first: boolean
  shape: 'hero' | 'banner'
  panel?: string | undefined
  children?: ReactNode
}

/** Text that lies on media. On a dark ground buttons and focus rings turn light. */
export function Overlay({ item, first, shape, panel, children }: Props) {
  const { media, isFullHeight, mediaTarget } = item
  const dark = panel !== undefined || isDark(item)
  const veil = veilOf(item, item.verticalAlignment)
  const wordsVeil =
    media && panel === undefined ? wordsVeilOf(item, item.verticalAlignment, item.horizontalAlignment) : undefined
  // What is left of the screen below the promo bar (at most two lines) and the header: its button stays in sight.
  const height = isFullHeight
    ? 'min-h-[min(100svh-var(--header-height)-3.5rem,56rem)]'
    : shape === 'hero'
      ? 'min-h-[32rem] lg:min-h-[40rem]'
      : 'min-h-(--banner-height)'
  return (
    <>
      <div
        className={cx('relative isolate flex overflow-hidden', height, dark && 'on-dark')}
        style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
      >
        {media && (
          <div
            className={cx('absolute inset-0 -z-10', dark && !panel ? 'bg-slate' : 'bg-stone-100', veil.className)}
            style={veil.style}
          >
            <MediaFrame
              media={media}
              sizes="100vw"
              fills={FILLED[isFullHeight ? 'whole' : shape]}
              first={first}
              className="size-full object-cover"
            />
          </div>
        )}
        {mediaTarget && (
          <a
            {...linkAttributes(mediaTarget)}
            aria-label={mediaTarget.ariaLabel ?? mediaTarget.text}
            className="absolute inset-0 z-1"
          />
        )}
        <div
          className={cx(
            'relative z-2 mx-auto flex w-full max-w-page px-(--gutter) py-10 md:py-16',
            ACROSS[item.horizontalAlignment],
            DOWN[item.verticalAlignment],
            mediaTarget && 'pointer-events-none',
          )}
        >
          <div
            className={cx(
              'flex w-full flex-col gap-6 [&_a]:pointer-events-auto',
              WIDTHS[item.overlayWidth],
              panel && 'p-8 lg:p-10',
              wordsVeil?.className,
            )}
            style={panel ? { backgroundColor: cssColour(panel) } : wordsVeil?.style}
          >
            <Story story={item} tone={dark ? 'dark' : 'light'} plain={media !== undefined} />
            {children}
          </div>
        </div>
        <Caption fields={item} />
      </div>
      <FurtherMedia
        list={item.mediaList}
        className={shape === 'hero' ? 'mx-auto w-full max-w-page px-(--gutter)' : ''}
      />
    </>
  )
}
