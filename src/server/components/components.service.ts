import { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { crumbOf } from '../catalog/category-tree.ts'
import type { SizeStep } from '../catalog/lexicon.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { PHRASES, say } from '../products/listing-texts.ts'
import { memoryOf } from '../kept.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findSizeChart } from './components.queries.ts'
import { UTILITY_LINKS } from './utility-links.ts'

const SHORTEST_QUERY = 2
const MOST_TERMS = 8

export async function getFootSizes({ services: { catalog } }: Shop): Promise<Output<typeof internal.footSizes>> {
  await catalog.ready()
  const run = (scale: string) => catalog.lexicon.sizesOf(scale).filter(step => step.cm !== null)
  const women = run('footwear-women')
  const men = run('footwear-men')
  const lengths = [...new Set([...women, ...men].map(step => step.cm ?? 0))].sort((a, b) => a - b)
  return {
    sizes: lengths.map(cm => ({ cm, women: scaleAt(women, cm), men: scaleAt(men, cm) })),
    kids: run('footwear-kids').map(step => ({ cm: step.cm ?? 0, ...scaleOf(step) })),
  }
}

const scaleOf = (step: SizeStep | undefined) => ({ us: step?.us ?? '', uk: step?.uk ?? '', eu: step?.eu ?? '' })
const scaleAt = (steps: readonly SizeStep[], cm: number) => scaleOf(steps.find(step => step.cm === cm))

const Columns = z.array(z.object({ id: z.string(), names: z.unknown() }))
const Rows = z.array(z.array(z.string()))

type SizeChart = Output<typeof internal.sizeChart>
const keptCharts = memoryOf<SizeChart>()

/** By the run of sizes, or by the kind of product, which then names its run. */
export const getSizeChart = (shop: Shop, productType: string): Promise<SizeChart> =>
  keptCharts(shop.services).get(`${shop.language} ${productType}`, ['search'], () => readSizeChart(shop, productType))

async function readSizeChart(shop: Shop, productType: string): Promise<SizeChart> {
  const { catalog } = shop.services
  await catalog.ready()
  const scale = catalog.styles.find(style => style?.kind === productType)?.scale
  const chart = (await findSizeChart(shop.db, productType)) ?? (scale && (await findSizeChart(shop.db, scale)))
  if (!chart) throw new StoreError('NOT_FOUND')
  const columns = Columns.parse(chart.columns).map(({ id, names }) => ({
    id,
    label: inLanguage(readWords(names), shop.language),
  }))
  return {
    productType,
    title: inLanguage(readWords(chart.titles), shop.language),
    columns,
    rows: Rows.parse(chart.rows).map(cells => Object.fromEntries(columns.map(({ id }, at) => [id, cells[at] ?? '']))),
    notes: inLanguage(readWords(chart.notes), shop.language),
  }
}

export async function getSearchComponent(shop: Shop): Promise<Output<typeof internal.search>> {
  const { catalog } = shop.services
  await catalog.ready()
  return {
    placeholder: say(PHRASES.searchPlaceholder, shop.language),
    popularTerms: catalog.lexicon.popular[shop.language].slice(0, MOST_TERMS).map(text => ({
      text,
      url: shopUrl(shop.locale, '/search', { q: text }),
    })),
    categories: catalog.tree.roots.flatMap(id => {
      const category = catalog.tree.find(id)
      return category ? [crumbOf(category, shop.locale)] : []
    }),
    minimumLength: SHORTEST_QUERY,
    debounceMs: TIMINGS.requestDebounce,
  }
}

export const getUtility = (shop: Shop): Output<typeof internal.utility> => ({
  siteId: shop.site.id,
  locale: shop.locale,
  currency: shop.site.currency,
  targets: UTILITY_LINKS.map(({ path, text }) => ({
    text: text[shop.language],
    url: shopUrl(shop.locale, path),
    targetAttribute: '_self',
    style: 'link',
    size: 'small',
  })),
})
