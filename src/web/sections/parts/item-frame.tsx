import type { SectionItem } from '#contract/content/content-sections.ts'
import { cx } from '#web/ui/class-names.ts'
import { HIDDEN_AT, spacing } from './by-width.ts'

type Props = { item: SectionItem; bleeds: boolean; late: boolean; html: string }

/** By which an item is found in a page. */
export const itemMark = ({ id, type }: Pick<SectionItem, 'id' | 'type'>) => ({
  id: `item-${id}`,
  'data-component': type,
})

/** What holds for every item: margins, where it hides, whether it sticks or runs from edge to edge. */
export function ItemFrame({ item, bleeds, late, html }: Props) {
  const { bottomMargins, hideOnBreakpoint = [], isSticky, trackingEvent, experienceId } = item
  const promotion = 'promotionTracking' in item ? item.promotionTracking : undefined
  return (
    <div
      {...itemMark(item)}
      data-track={trackingEvent ? JSON.stringify(trackingEvent) : undefined}
      data-promotion={promotion ? JSON.stringify(promotion) : undefined}
      data-experience={experienceId}
      className={cx(
        'section-item',
        ...hideOnBreakpoint.map(breakpoint => HIDDEN_AT[breakpoint]),
        isSticky ? 'section-sticky' : late && 'late',
        !bleeds && 'mx-auto w-full max-w-page px-(--gutter) [--bleed:var(--gutter)]',
      )}
      style={bottomMargins ? spacing('mb', bottomMargins) : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
