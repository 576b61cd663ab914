import { assetInPicture } from '#domain/assets/asset-address.ts'
import type { Row } from '#domain/bulk/cell-types.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { mayWriteKind } from '../bulk/import-rights.ts'
import { readRows } from '../bulk/edit-rows.service.ts'
import { productUrl } from '../products/product-card.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { pictureOf } from './list.service.ts'
import { coloursOf, findStyle, sizesOf, skusOf } from './style-parts.queries.ts'
import { findGaps } from './styles.queries.ts'

/** What no form of the room edits: data of another shape. */
const NOT_SHOWN = ['custom_zones']

type Cell = string | number | boolean | null | (string | number)[]

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

const fieldsOf = (row: Row | undefined): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([name, value]): [string, Cell][] => {
      if (NOT_SHOWN.includes(name)) return []
      if (Array.isArray(value)) return [[name, value.filter(isPlain)]]
      return value === null || isPlain(value) || typeof value === 'boolean' ? [[name, value]] : []
    }),
  )

export async function showStyle(desk: Desk, styleId: string) {
  const { db, staff } = desk
  const head = await findStyle(db, styleId, desk)
  if (!head) throw new StoreError('STAFF_NOT_FOUND')
  const [colours, skus] = [await coloursOf(db, styleId), await skusOf(db, styleId)]
  const [style] = await readRows(desk, 'styles', [{ style_id: styleId }])
  const colourRows = await readRows(
    desk,
    'colours',
    colours.map(({ id }) => ({ colour_id: id })),
  )
  const skuRows = await readRows(
    desk,
    'skus',
    skus.map(({ sku }) => ({ sku })),
  )
  const byId = new Map([...colourRows, ...skuRows].map(row => [row['sku'] ?? row['colour_id'], row]))
  return {
    styleId,
    name: head.name,
    state: head.status,
    launchedAt: head.launched_at.toISOString(),
    ...(head.withdrawn_at && { withdrawnAt: head.withdrawn_at.toISOString() }),
    ...pictureOf(desk, colours[0]?.media_ids[0]),
    fields: fieldsOf(style),
    colours: colours.map(({ id, media_ids, sets }) => ({
      productId: id,
      fields: fieldsOf(byId.get(id)),
      ...pictureOf(desk, media_ids[0]),
      photographs: media_ids.filter(each => assetInPicture(each)).length,
      sets,
      address: productUrl(DEFAULT_LOCALE, head.name, id),
    })),
    sizes: skus.map(({ sku }) => ({ sku, fields: fieldsOf(byId.get(sku)) })),
    scale: (await sizesOf(db, head.size_scale)).map(({ label }) => label),
    gaps: await findGaps(db, styleId),
    mayChange: mayWriteKind(staff.grants, 'styles'),
  }
}
