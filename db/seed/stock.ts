import type { StyleBundle } from './catalog/styles.ts'
import { hasMissingSizes, slotOf } from './catalog/plan.ts'
import type { Random } from './random.ts'
import { randomOf } from './random.ts'
import { CENTRES, STORES } from './stores/stores.ts'

export type StockRow = { readonly skuKey: number; readonly location: number; readonly onHand: number }

/** The store of the demo's associate: it carries more than others. */
const FLAGSHIP = 1001
const DIGITAL_STOCK = 1_000_000

const centreUnits = (random: Random): number =>
  random.weighted([
    [0, 8],
    [1, 6],
    [2, 16],
    [3, 70],
  ]) === 3
    ? random.int(8, 90)
    : random.weighted([
        [0, 8],
        [random.int(1, 4), 22],
      ])

/** Units of one style in each distribution centre and, sparsely, in stores; keys count up from `firstKey`. */
export function stockOf(index: number, bundle: StyleBundle, firstKey: number, storeShare: number): StockRow[] {
  const random = randomOf('cairn', 'stock', bundle.style.id)
  const missing = hasMissingSizes(slotOf(index))
  const isCard = bundle.style.is_gift_card
  const rows: StockRow[] = []
  const shelves = new Map(
    bundle.colours.map(colour => [
      colour.id,
      isCard || bundle.soldOut
        ? []
        : STORES.filter(({ id }) => random.chance(id === FLAGSHIP ? storeShare * 5 : storeShare)),
    ]),
  )
  bundle.skus.forEach((sku, place) => {
    const skuKey = firstKey + place
    const gone = bundle.soldOut || sku.status === 'discontinued' || (missing && place % 5 === 2)
    for (const { id } of CENTRES) {
      const units = isCard ? DIGITAL_STOCK : centreUnits(random)
      rows.push({ skuKey, location: id, onHand: gone ? 0 : units })
    }
    if (gone) return
    for (const store of shelves.get(sku.colourId) ?? [])
      if (random.chance(0.55)) rows.push({ skuKey, location: store.id, onHand: random.int(1, 4) })
  })
  return rows
}
