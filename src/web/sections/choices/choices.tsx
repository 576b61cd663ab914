import { filterByShows } from '#domain/content/page-types.ts'
import { cssColour } from '#web/ui/colour.ts'
import { Collection } from '../parts/collection.tsx'
import { SectionHead } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'

const CarouselView: SectionView<'carousel'> = ({ item, place }) => (
  <div style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}>
    <div className={item.isFullWidth ? 'px-(--gutter)' : undefined}>
      <SectionHead fields={item} textLink={item.textLink} />
    </div>
    <Collection
      id={item.id}
      name={item.name}
      breakpoints={item.breakpoints}
      variant={item.variant}
      label={item.title}
      bleeds={item.isFullWidth}
    >
      {item.items.map(place.renderItem)}
    </Collection>
  </div>
)

/** Only where the page shows a product or category, and only in or outside the list. */
const FilterByView: SectionView<'filter-by'> = ({ item, place }) =>
  filterByShows(place.path, item.rule, item.values) ? item.items.map(place.renderItem) : null

// Choices are made before a page is rendered; one that is still here was not decided, and shows its baseline.
const SegmentationView: SectionView<'segmentation'> = ({ item, place }) => item.baselines.map(place.renderItem)
const ExperimentView: SectionView<'experiment'> = ({ item, place }) => item.baselines.map(place.renderItem)
const PersonalisationView: SectionView<'personalisation-experience'> = ({ item, place }) =>
  item.baselines.map(place.renderItem)

export const CHOICES = {
  carousel: { View: CarouselView, holds: true },
  'filter-by': { View: FilterByView, bleeds: true, holds: true },
  segmentation: { View: SegmentationView, bleeds: true, holds: true },
  experiment: { View: ExperimentView, bleeds: true, holds: true },
  'personalisation-experience': { View: PersonalisationView, bleeds: true, holds: true },
} satisfies Entries
