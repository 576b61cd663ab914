import type { Breakpoint } from '#contract/content-tokens.ts'
import type { SectionItem } from '#contract/content-sections.ts'
import { cx } from '#web/ui/class-names.ts'

const SPACE = { none: '0', xs: '0.5rem', sm: '1rem', md: '2rem', lg: '4rem', xl: '6rem' } as const

const HIDE = { sm: 'hide-sm', md: 'hide-md', lg: 'hide-lg' } as const satisfies Record<Breakpoint, string>

type Spacing = keyof typeof SPACE
export type PerBreakpoint<T> = { sm?: T | undefined; md?: T | undefined; lg?: T | undefined }

/** Three custom properties for one that changes by width; a missing one is that of the next smaller width. */
export function byBreakpoint<T>(name: string, values: PerBreakpoint<T>, write: (value: T) => string, fallback: T) {
  const sm = values.sm ?? fallback
  const md = values.md ?? sm
  const lg = values.lg ?? md
  return { [`--${name}-sm`]: write(sm), [`--${name}-md`]: write(md), [`--${name}-lg`]: write(lg) }
}

export const spacing = (name: string, values: PerBreakpoint<Spacing>, fallback: Spacing = 'none') =>
  byBreakpoint(name, values, value => SPACE[value], fallback)

/** What holds for every item: margins, where it hides, whether it sticks or runs from edge to edge. */
export function ItemFrame({ item, bleeds, html }: { item: SectionItem; bleeds: boolean; html: string }) {
  const { bottomMargins, hideOnBreakpoint = [], isSticky, isFullWidth, trackingEvent, experienceId } = item
  const promotion = 'promotionTracking' in item ? item.promotionTracking : undefined
  return (
    <div
      id={`item-${item.id}`}
      data-component={item.type}
      data-track={trackingEvent ? JSON.stringify(trackingEvent) : undefined}
      data-promotion={promotion ? JSON.stringify(promotion) : undefined}
      data-experience={experienceId}
      className={cx(
        'section-item',
        hideOnBreakpoint.map(breakpoint => HIDE[breakpoint]).join(' '),
        isSticky && 'section-sticky',
        !(isFullWidth ?? false) && !bleeds && 'mx-auto w-full max-w-page px-(--gutter)',
      )}
      style={bottomMargins ? spacing('mb', bottomMargins) : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
