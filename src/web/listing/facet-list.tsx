import type { Facet } from '#contract/products/listing.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { AccordionItem } from '#web/ui/accordion.tsx'
import { cx } from '#web/ui/class-names.ts'
import { SwatchDot } from '#web/ui/swatch.tsx'
import { bySizeKind } from './size-kinds.ts'
import { StoreFacet } from './store-facet.tsx'
import { toggled, type ListingAddress } from './listing-address.ts'

type Value = Facet['values'][number]
type Props = { facets: readonly Facet[]; address: ListingAddress }

const FIRST_VALUES = 10
const FIRST_OPEN = 4

/** Every value is a link: filters work without script and can be opened in another tab. */
export const FacetList = ({ facets, address }: Props) => (
  <div className="border-t border-stone-300">
    <StoreFacet facet={facets.find(({ id }) => id === 'store')} address={address} />
    {facets
      .filter(({ id }) => id !== 'store')
      .map((facet, index) => (
        <AccordionItem
          key={facet.id}
          title={facet.label}
          open={index < FIRST_OPEN || facet.values.some(({ isSelected }) => isSelected)}
          icons="plus"
        >
          <FacetValues facet={facet} address={address} />
        </AccordionItem>
      ))}
  </div>
)

function FacetValues({ facet, address }: { facet: Facet; address: ListingAddress }) {
  const t = useT()
  const href = (value: Value) => toggled(address, facet.id, value.value)
  if (facet.display === 'grid') return <SizeGrids values={facet.values} facet={facet.id} hrefOf={href} />
  const first = facet.values.slice(0, FIRST_VALUES)
  const rest = facet.values.slice(FIRST_VALUES)
  const lines = (values: readonly Value[]) => (
    <ul>
      {values.map(value => (
        <li key={value.value}>
          <ValueLink value={value} href={href(value)} facet={facet.id} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {lines(first)}
      {rest.length > 0 && (
        <details className="facet-more" open={rest.some(({ isSelected }) => isSelected)}>
          <summary className="py-2 text-sm underline underline-offset-4">{t('listing.moreValues')}</summary>
          {lines(rest)}
        </details>
      )}
    </>
  )
}

type SizesProps = { values: readonly Value[]; facet: string; hrefOf: (value: Value) => string }

/** A list of sizes of one kind needs no name; several have one each. */
function SizeGrids({ values, facet, hrefOf }: SizesProps) {
  const t = useT()
  const kinds = bySizeKind(values)
  return (
    <div className="flex flex-col gap-4">
      {kinds.map(([kind, sizes]) => (
        <div key={kind}>
          {kinds.length > 1 && <p className="pb-2 text-sm text-slate">{t(`listing.size-${kind}`)}</p>}
          <ul
            className={cx(
              'grid gap-2',
              kind === 'waist'
                ? 'grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]'
                : 'grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))]',
            )}
          >
            {sizes.map(value => (
              <li key={value.value}>
                <SizeLink value={value} href={hrefOf(value)} facet={facet} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

type LinkProps = { value: Value; href: string; facet: string }

const SizeLink = ({ value, href, facet }: LinkProps) => (
  <a
    href={href}
    data-refine={`${facet} ${value.value}`}
    rel="nofollow"
    aria-current={value.isSelected ? 'true' : undefined}
    className={cx(
      'grid h-10 place-items-center rounded-control border px-1 text-sm tabular-nums',
      value.isSelected ? 'border-ink bg-ink text-paper' : 'border-stone-300 hover:border-ink',
    )}
  >
    {value.label}
  </a>
)

const ValueLink = ({ value, href, facet }: LinkProps) => (
  <a
    href={href}
    data-refine={`${facet} ${value.value}`}
    rel="nofollow"
    aria-current={value.isSelected ? 'true' : undefined}
    className="flex min-h-10 items-center gap-3 py-1 hover:underline underline-offset-4"
  >
    {value.swatch ? (
      <SwatchDot
        hexes={[value.swatch]}
        size={20}
        className={cx(value.isSelected && 'outline-2 outline-offset-2 outline-ink')}
      />
    ) : (
      <span aria-hidden="true" className={cx('tick mt-0', value.isSelected && 'is-ticked')} />
    )}
    <span className={cx('flex-1', value.isSelected && 'font-semibold')}>{value.label}</span>
    <span className="text-sm text-slate tabular-nums">{value.count}</span>
  </a>
)
