import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { IconPicture } from '../parts/icon-picture.tsx'
import { byBreakpoint } from '../parts/by-width.ts'
import { Collection } from '../parts/collection.tsx'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { TargetLink, Targets } from '../parts/target-link.tsx'
import { colourOf, SectionHead, Story, Subtitle, Title } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'

const QUARTER = '(width >= 68rem) 22rem, (width >= 48rem) 50vw, 75vw'
const HALF = '(width >= 68rem) 42rem, 100vw'
const THIRD = '(width >= 48rem) 33vw, 100vw'

const CategoryCardsView: SectionView<'category-cards'> = ({ item }) => (
  <>
    <SectionHead fields={item} textLink={item.textLink} />
    <Collection id={item.id} name={item.name} breakpoints={item.breakpoints} variant={item.variant} label={item.title}>
      {item.cards.map(card => (
        <a
          key={card.target.url}
          {...linkAttributes(card.target)}
          className="card-zoom on-dark relative block overflow-hidden bg-forest"
        >
          <MediaFrame media={card.media} sizes={QUARTER} className="aspect-4/5 w-full object-cover" />
          <span
            className={cx(
              'absolute inset-0',
              card.titlePosition === 'middle' ? 'bg-ink/50' : 'top-1/2 bg-linear-to-t from-ink/75 via-ink/55 to-ink/0',
            )}
            aria-hidden="true"
          />
          <span
            className={cx(
              'absolute inset-x-6 font-display',
              HEADING_SIZES.md,
              card.titlePosition === 'middle' ? 'top-1/2 -translate-y-1/2 text-center' : 'bottom-6',
            )}
            style={colourOf(card.titleColor ?? 'paper')}
          >
            {card.title}
          </span>
        </a>
      ))}
    </Collection>
  </>
)

type CardText = {
  title: string
  subtitle?: string | undefined
  eyebrowText?: string | undefined
  textColor?: string | undefined
}

const CardWords = ({ card }: { card: CardText }) => (
  <div style={colourOf(card.textColor)}>
    {card.eyebrowText && <p className="mb-1 text-sm font-semibold text-slate">{card.eyebrowText}</p>}
    <h3 className={HEADING_SIZES.md}>{card.title}</h3>
    {card.subtitle && <p className="mt-2 max-w-text text-slate">{card.subtitle}</p>}
  </div>
)

/** The whole card leads to its target; its title is what the link says. */
const LinkedCardsView: SectionView<'linked-cards'> = ({ item }) => (
  <>
    <SectionHead fields={item} textLink={item.textLink} />
    <Collection id={item.id} name={item.name} breakpoints={item.breakpoints} variant={item.variant} label={item.title}>
      {item.cards.map(card => (
        <a
          key={card.target.url}
          {...linkAttributes(card.target)}
          className="card-zoom group block h-full"
          style={{ backgroundColor: card.backgroundColor && cssColour(card.backgroundColor) }}
        >
          <div className="mb-4 overflow-hidden bg-stone-100">
            <MediaFrame media={card.media} sizes={THIRD} className="aspect-4/3 w-full object-cover" />
          </div>
          <CardWords card={card} />
        </a>
      ))}
    </Collection>
  </>
)

const MultiLinkCardsView: SectionView<'multi-link-cards'> = ({ item }) => (
  <>
    <SectionHead fields={item} textLink={item.textLink} />
    <Collection id={item.id} name={item.name} breakpoints={item.breakpoints} variant={item.variant} label={item.title}>
      {item.cards.map(card => (
        <div
          key={card.title}
          className={cx('flex h-full flex-col gap-4', card.backgroundColor && 'p-6')}
          style={{ backgroundColor: card.backgroundColor && cssColour(card.backgroundColor) }}
        >
          {card.media && <MediaFrame media={card.media} sizes={THIRD} className="aspect-4/3 w-full object-cover" />}
          <CardWords card={card} />
          <ul className="mt-auto">
            {card.targets.map(target => (
              <li key={target.url + target.text}>
                <TargetLink target={target} asText />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Collection>
  </>
)

const ICON_COLUMNS = {
  'icon-left': 'md:grid-cols-3',
  'icon-above-text': 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  'one-column': 'grid-cols-1',
} as const

const IconAndTextView: SectionView<'icon-and-text-collection'> = ({ item }) => (
  <>
    <SectionHead fields={item} />
    <ul className={cx('grid gap-x-8 gap-y-6 border-y border-stone-300 py-8', ICON_COLUMNS[item.variant])}>
      {item.items.map((each, index) => (
        <li
          key={index}
          className={cx(
            'flex gap-4',
            item.variant === 'icon-above-text' ? 'flex-col' : 'items-start',
            each.backgroundColor && 'p-4',
          )}
          style={{
            backgroundColor: each.backgroundColor && cssColour(each.backgroundColor),
            ...colourOf(each.textColor),
          }}
        >
          <IconPicture picture={each.icon} size={item.iconSize} />
          <div>
            <RichText html={each.richText} />
            {each.target && <TargetLink target={each.target} asText className="text-sm" />}
          </div>
        </li>
      ))}
    </ul>
  </>
)

const JUSTIFY = { left: 'items-start', center: 'items-center', right: 'items-end' } as const

const CtaButtonsView: SectionView<'cta-buttons'> = ({ item }) => (
  <div className={cx('flex flex-col gap-6', JUSTIFY[item.alignment])}>
    <Title fields={item} />
    <Subtitle fields={item} className="max-w-text text-slate" />
    <Targets targets={item.targets} linkType={item.linkType} equalTargetSize={item.equalTargetSize} />
  </div>
)

/** Editorial tiles. A category page lays each into its own grid; elsewhere they stand side by side. */
const InlineCatalogueGridView: SectionView<'inline-catalogue-grid'> = ({ item }) => (
  <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
    {item.tiles.map(tile => (
      <CatalogueTile key={tile.position} tile={tile} />
    ))}
  </ul>
)

type Tile = Parameters<typeof InlineCatalogueGridView>[0]['item']['tiles'][number]

/** An entry of a grid of products: as many columns and rows as its editor says. */
export const CatalogueTile = ({ tile }: { tile: Tile }) => (
  <li
    className="catalogue-tile relative flex flex-col"
    style={{
      backgroundColor: tile.backgroundColor && cssColour(tile.backgroundColor),
      ...byBreakpoint('cols', tile.columns, String, 1),
      ...byBreakpoint('rows', tile.rows, String, 1),
    }}
  >
    <MediaFrame
      media={tile.media}
      sizes={Object.values(tile.columns).some((columns = 1) => columns > 1) ? HALF : QUARTER}
      className="catalogue-tile-media min-h-0 w-full object-cover"
    />
    <div className={cx('py-4', tile.backgroundColor && 'px-4')} style={colourOf(tile.titleColor)}>
      <Story story={{ ...tile, targets: [], linkType: 'No-CTA' }} className="gap-2" />
      {tile.target && <TargetLink target={tile.target} asText className="after:absolute after:inset-0" />}
    </div>
  </li>
)

export const CARDS = {
  'category-cards': { View: CategoryCardsView, tall: true },
  'linked-cards': { View: LinkedCardsView, tall: true },
  'multi-link-cards': { View: MultiLinkCardsView, tall: true },
  'icon-and-text-collection': { View: IconAndTextView },
  'cta-buttons': { View: CtaButtonsView },
  'inline-catalogue-grid': { View: InlineCatalogueGridView },
} satisfies Entries
