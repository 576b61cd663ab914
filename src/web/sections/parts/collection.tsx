import { Children, type ReactNode } from 'react'
import type { CollectionBreakpoint } from '#contract/content/content-collection.ts'
import { BREAKPOINTS, type Breakpoint } from '#contract/content/content-tokens.ts'
import { isStacked } from '#domain/content/content-rules.ts'
import { Island } from '#web/islands/island.tsx'
import { cx } from '#web/ui/class-names.ts'
import { byBreakpoint } from './by-width.ts'

export type Breakpoints = { sm: CollectionBreakpoint; md: CollectionBreakpoint; lg: CollectionBreakpoint }
type CollectionVariant = 'default' | 'highlightCenter' | 'threeCardGrid'

type Props = {
  id: string
  name: string
  breakpoints: Breakpoints
  variant: CollectionVariant
  label: string | undefined
  /** Runs from edge to edge: what stands under it keeps its distance from them. */
  bleeds?: boolean | undefined
  children: ReactNode
}

const LAID = {
  carousel: { sm: 'max-md:snap-row max-md:to-edges', md: 'md:max-lg:snap-row', lg: 'lg:snap-row' },
  grid: { sm: 'max-md:flex-wrap', md: 'md:max-lg:flex-wrap', lg: 'lg:flex-wrap' },
} as const satisfies Record<CollectionBreakpoint['type'], Record<Breakpoint, string>>
const CENTRED = { sm: 'max-md:centred-row', md: 'md:max-lg:centred-row', lg: 'lg:centred-row' } as const
const STACKED = { type: 'grid', slideWidth: 100 } as const

/** Things in a row that snaps, or in a grid, by width. Works without script; only arrows, dots and turning need some. */
export function Collection({ id, name, breakpoints, variant, label, bleeds = false, children }: Props) {
  const slides = Children.toArray(children)
  const stacked = isStacked(name)
  const at = (key: keyof Breakpoints) => (stacked ? { ...breakpoints[key], ...STACKED } : breakpoints[key])
  const layout = { sm: at('sm'), md: at('md'), lg: at('lg') }
  const trackId = `track-${id}`
  const widths = Object.values(layout)
  const turning = widths.some(
    ({ type, ...each }) =>
      type === 'carousel' &&
      (each.showArrows || each.showIndicators || each.showProgress || each.autoplay || each.loop),
  )
  const automatic = widths.some(({ type, autoplay }) => type === 'carousel' && autoplay)
  return (
    <section aria-label={label} data-paused="false" className="relative">
      <ul
        id={trackId}
        className={cx(
          'collection',
          ...BREAKPOINTS.map(key => LAID[layout[key].type][key]),
          ...BREAKPOINTS.map(key => variant === 'highlightCenter' && layout[key].type === 'carousel' && CENTRED[key]),
        )}
        style={{
          ...byBreakpoint<CollectionBreakpoint>(
            'slide',
            layout,
            each => slideWidth(each, slides.length, variant),
            layout.sm,
          ),
          ...byBreakpoint('gap', valuesOf(layout, 'margin'), px, 16),
          ...byBreakpoint('pad', valuesOf(layout, 'slidePadding'), px, 0),
          ...byBreakpoint('most', valuesOf(layout, 'slideMaxWidth'), most, 0),
        }}
      >
        {slides.map((slide, index) => (
          <li key={index} className="collection-slide">
            {slide}
          </li>
        ))}
      </ul>
      {turning && slides.length > 1 && (
        <Island
          name="carousel-controls"
          wake={automatic ? 'visible' : 'interaction'}
          props={{ trackId, count: slides.length, breakpoints: controlsOf(layout) }}
          {...(bleeds ? { className: 'block px-(--gutter)' } : {})}
        />
      )}
    </section>
  )
}

const px = (value: number) => `${value}px`
const most = (value: number) => (value === 0 ? 'none' : `${value}px`)

const valuesOf = <K extends 'margin' | 'slidePadding' | 'slideMaxWidth'>(layout: Breakpoints, key: K) => ({
  sm: layout.sm[key],
  md: layout.md[key] ?? 0,
  lg: layout.lg[key] ?? 0,
})

/** A width an editor gave, or an equal share. */
function slideWidth(
  { slideWidth: given, type }: CollectionBreakpoint,
  count: number,
  variant: CollectionVariant,
): string {
  if (given !== undefined) return String(given / 100)
  const across =
    variant === 'threeCardGrid' || type === 'grid' ? Math.min(count, variant === 'threeCardGrid' ? 3 : 4) : count
  return String(1 / Math.max(across, 1))
}

const controlsOf = ({ sm, md, lg }: Breakpoints) => ({ sm: controls(sm), md: controls(md), lg: controls(lg) })

const controls = ({
  type,
  showArrows,
  showIndicators,
  showProgress,
  loop,
  autoplay,
  autorotateTime,
}: CollectionBreakpoint) =>
  type === 'carousel' ? { showArrows, showIndicators, showProgress, loop, autoplay, autorotateTime } : null
