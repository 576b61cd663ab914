import type { SectionOf } from '#contract/content/content-sections.ts'
import { BREAKPOINTS } from '#contract/content/content-tokens.ts'
import { EntryTitle } from '#web/shell/entry-title.tsx'
import { ENTRY_TONES, shopAllOf } from '#web/shell/menu-item.ts'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { HIDDEN_AT } from '../parts/by-width.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { TargetLink } from '../parts/target-link.tsx'
import { colourOf } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'

const JUSTIFY = { left: 'justify-start', center: 'justify-center', right: 'justify-end' } as const

const SecondaryNavView: SectionView<'secondary-nav'> = ({ item, place }) => (
  <nav aria-label={item.title ?? item.name} className={cx(item.divider && 'border-b border-stone-300')}>
    <ul className={cx('flex flex-wrap items-center gap-x-8', JUSTIFY[item.alignment])}>
      {item.title && <li className="py-3 text-slate">{item.title}</li>}
      {item.targets.map(target => (
        <li key={target.url}>
          <a
            {...linkAttributes(target)}
            aria-current={target.url === place.path ? 'page' : undefined}
            className="block py-3 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
          >
            {target.text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const FooterItemView: SectionView<'footer-item'> = ({ item }) => (
  <div className="flex flex-col gap-3">
    {item.logo && <Picture shape="scene" picture={item.logo} sizes="4rem" className="h-8 w-auto" />}
    <h2 className="text-base font-semibold">{item.title}</h2>
    {item.subtitle && <p className="text-slate">{item.subtitle}</p>}
    <ul>
      {item.targets.map(target => (
        <li key={target.url + target.text}>
          <a {...linkAttributes(target)} className="block py-1.5 hover:underline hover:underline-offset-4">
            {target.text}
          </a>
        </li>
      ))}
    </ul>
    {item.richText && <RichText html={item.richText} className="text-sm text-slate" />}
  </div>
)

const MenuLink = ({ item }: { item: SectionOf<'mega-menu-l3'> }) => (
  <a
    {...linkAttributes(item.target)}
    className="inline-flex items-center gap-2 py-1 hover:underline hover:underline-offset-4"
  >
    {item.title}
    {item.badge && <span className="text-xs font-semibold text-slate">{item.badge}</span>}
  </a>
)

const MenuGroup = ({ item }: { item: SectionOf<'mega-menu-l2'> }) => (
  <div>
    <p className="mb-2 font-semibold">
      {item.target ? <a {...linkAttributes(item.target)}>{item.title}</a> : item.title}
    </p>
    <ul>
      {item.children.map(child => (
        <li key={child.id}>
          <MenuLink item={child} />
        </li>
      ))}
    </ul>
  </div>
)

const MenuBanner = ({ item }: { item: SectionOf<'mega-menu-banner'> }) => (
  <a {...linkAttributes(item.target)} className="card-zoom on-dark relative block overflow-hidden bg-forest">
    <MediaFrame media={item.media} sizes="24rem" className="aspect-4/5 w-full object-cover" />
    <span
      className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/80 via-ink/65 via-60% to-ink/0 p-6 pt-16"
      style={colourOf(item.titleColor ?? 'paper')}
    >
      <span className="block text-lg font-semibold">{item.title}</span>
      {item.subtitle && <span className="block text-sm">{item.subtitle}</span>}
      <span className="mt-2 block text-sm underline underline-offset-4">{item.target.text}</span>
    </span>
  </a>
)

const VisualSelector = ({ item }: { item: SectionOf<'mega-menu-visual-selector'> }) => (
  <a {...linkAttributes(item.target)} className="card-zoom group flex flex-col gap-2">
    <span className="block overflow-hidden bg-stone-100">
      <Picture shape="scene" picture={item.mediaObject} sizes="10rem" className="aspect-4/5 w-full object-cover" />
    </span>
    <span className="text-sm font-semibold group-hover:underline group-hover:underline-offset-4">{item.title}</span>
  </a>
)

/** Everything one entry of the menu opens. The header decides when it is seen. */
const MenuPanel = ({ item }: { item: SectionOf<'mega-menu-l1'> }) => (
  <div className="grid gap-8 lg:grid-cols-4">
    {item.columns.map((column, index) => (
      <div key={index} className="flex flex-col gap-6">
        {column.children.map(child => (
          <MenuGroup key={child.id} item={child} />
        ))}
      </div>
    ))}
    {item.visualSelectors.length > 0 && (
      <div className="lg:col-span-full">
        {item.visualSelectorsTitle && <p className="mb-3 font-semibold">{item.visualSelectorsTitle}</p>}
        <div className="grid grid-cols-3 gap-4 lg:grid-cols-7">
          {item.visualSelectors.map(selector => (
            <VisualSelector key={selector.id} item={selector} />
          ))}
        </div>
      </div>
    )}
    {item.menuBanner && <MenuBanner item={item.menuBanner} />}
    <ShopAll item={item} />
  </div>
)

const ShopAll = ({ item }: { item: SectionOf<'mega-menu-l1'> }) => {
  const { shopAll, hidden } = shopAllOf(item, item.target.text)
  const gone = BREAKPOINTS.filter(at => hidden[at])
  return gone.length === BREAKPOINTS.length ? null : (
    <TargetLink target={shopAll} asText className={cx('lg:col-span-full', ...gone.map(at => HIDDEN_AT[at]))} />
  )
}

const MegaMenuL1View: SectionView<'mega-menu-l1'> = ({ item }) => (
  <nav aria-label={item.title}>
    <MenuEntry item={item} />
  </nav>
)
const MenuEntry = ({ item }: { item: SectionOf<'mega-menu-l1'> }) => (
  <div>
    <p className={cx('mb-4 text-lg font-semibold', ENTRY_TONES[item.menuStyle])}>
      <EntryTitle item={item} />
    </p>
    <MenuPanel item={item} />
  </div>
)
const MegaMenuL2View: SectionView<'mega-menu-l2'> = ({ item }) => <MenuGroup item={item} />
const MegaMenuL3View: SectionView<'mega-menu-l3'> = ({ item }) => <MenuLink item={item} />
const MegaMenuBannerView: SectionView<'mega-menu-banner'> = ({ item }) => <MenuBanner item={item} />
const MegaMenuVisualSelectorView: SectionView<'mega-menu-visual-selector'> = ({ item }) => (
  <VisualSelector item={item} />
)
const MegaMenuMobileView: SectionView<'mega-menu-mobile'> = ({ item }) => (
  <nav aria-label={item.title} className="flex flex-col gap-6">
    {item.items.map(entry => (
      <MenuEntry key={entry.id} item={entry} />
    ))}
    <ul>
      {item.targets.map(target => (
        <li key={target.url}>
          <TargetLink target={target} asText />
        </li>
      ))}
    </ul>
    {item.banner && <MenuBanner item={item.banner} />}
  </nav>
)

export const NAVIGATION = {
  'secondary-nav': { View: SecondaryNavView },
  'footer-item': { View: FooterItemView },
  'mega-menu-l1': { View: MegaMenuL1View },
  'mega-menu-l2': { View: MegaMenuL2View },
  'mega-menu-l3': { View: MegaMenuL3View },
  'mega-menu-mobile': { View: MegaMenuMobileView },
  'mega-menu-banner': { View: MegaMenuBannerView },
  'mega-menu-visual-selector': { View: MegaMenuVisualSelectorView },
} satisfies Entries
