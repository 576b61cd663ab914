import { assetInPicture } from '#domain/assets/asset-address.ts'
import { int, list, text, type Row } from '#domain/bulk/cell-types.ts'
import type { Kind, Meant, Problem } from '../kind.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'
import { heldPictures, unknownIn } from './references.queries.ts'

const assetsIn = (row: Row | undefined): string[] => {
  const media = row?.['media']
  return Array.isArray(media) ? media.flatMap(each => assetInPicture(String(each))?.id ?? []) : []
}

/** What a colour showed before, it goes on showing: whoever may not see it any more is shown something else. */
const newPictures = ({ row, before }: Meant): string[] => {
  const had = assetsIn(before)
  return assetsIn(row).filter(id => !had.includes(id))
}

export const colours: Kind = tableKind({
  table: 'colours',
  key: ['colour_id'],
  columns: [
    { name: 'colour_id', column: 'id', type: text(8, /^[A-Z0-9]{8}$/, 'CRN4T2BK'), required: true },
    { name: 'style_id', column: 'style_id', type: text(11, /^[A-Z0-9]{9,11}$/, 'CTR4T2BKM'), required: true },
    ...inLanguages('name', 'names', text(120)),
    { name: 'family', column: 'family', type: text(60, /^[a-z0-9][a-z0-9-]*$/, 'blue'), required: true },
    { name: 'hexes', column: 'hexes', type: list(text(7, /^#[0-9a-fA-F]{6}$/, '#22445a')), fresh: [], cleared: [] },
    { name: 'media', column: 'media_ids', type: list(text(200, /^[\w./-]+$/, 'crn4t2bk-1')), fresh: [], cleared: [] },
    { name: 'position', column: 'position', type: int(0, 30_000), fresh: 0 },
  ],
  needed: 'exists (select from skus k where k.colour_id = t.id)',
  async judge({ db, now }, rows) {
    const known = { table: 'styles', column: 'id', type: 'text' } as const
    const unknown = await unknownIn(
      db,
      known,
      rows.map(({ row }) => row['style_id']),
    )
    const held = await heldPictures(db, rows.flatMap(newPictures), now)
    return rows.map(meant => {
      const wrong: Problem[] = []
      if (unknown.has(meant.row['style_id'] ?? null)) wrong.push(['unknown-reference', 'style_id'])
      if (!newPictures(meant).every(id => held.has(id))) wrong.push(['unknown-reference', 'media'])
      return wrong
    })
  },
})
