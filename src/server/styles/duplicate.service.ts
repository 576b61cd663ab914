import type { Row } from '#domain/bulk/cell-types.ts'
import { assetInPicture } from '#domain/assets/asset-address.ts'
import { drawnPictures } from '#domain/media/picture-kinds.ts'
import { editRows, readRows, type RowEdit } from '../bulk/edit-rows.service.ts'
import { requireWriteKind } from '../bulk/import-rights.ts'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { refused } from './change.service.ts'
import { coloursOf, findStyle, lockMaking } from './style-parts.queries.ts'
import { showStyle } from './style.service.ts'

type Wish = { readonly styleId: string; readonly colours: readonly { readonly from: string; readonly to: string }[] }

/** Another style like this one. It is hidden until somebody shows it, and its sizes have codes of their own. */
export async function duplicateStyle(desk: Desk, fromId: string, { styleId, colours }: Wish) {
  requireWriteKind(desk.staff.grants, 'styles')
  await lockMaking(desk.db)
  const head = await findStyle(desk.db, fromId, desk)
  if (!head) throw new StoreError('STAFF_NOT_FOUND')
  const own = await coloursOf(desk.db, fromId)
  if (colours.some(({ from }) => !own.some(({ id }) => id === from))) throw new StoreError('STAFF_NOT_FOUND')
  const [style] = await readRows(desk, 'styles', [{ style_id: fromId }])
  const fresh = { status: 'hidden', popularity: 0, launched_at: desk.now.toISOString(), withdrawn_at: null }
  await made(desk, 'styles', [{ key: { style_id: styleId }, now: { ...whole(style), ...fresh } }])
  const rows = await readRows(
    desk,
    'colours',
    colours.map(({ from }) => ({ colour_id: from })),
  )
  await made(
    desk,
    'colours',
    rows.flatMap(row =>
      colours
        .filter(({ from }) => from === row['colour_id'])
        .map(({ to }) => ({ key: { colour_id: to }, now: colourOf(row, { styleId, to, kind: head.kind }) })),
    ),
  )
  desk.record({ type: 'style', id: styleId, changes: [{ field: 'made of', after: fromId }] })
  return showStyle(desk, styleId)
}

/** What is empty is left out: a new one has nothing to clear. */
const whole = (row: Row = {}): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )

/** Photographs of the library go along; what is drawn is drawn anew. */
function colourOf(row: Row, { styleId, to, kind }: { styleId: string; to: string; kind: string }): Row {
  const pictures = Array.isArray(row['media']) ? row['media'].filter(each => typeof each === 'string') : []
  const photographs = pictures.filter(each => assetInPicture(each))
  return { ...whole(row), style_id: styleId, media: photographs.length > 0 ? photographs : drawnPictures(kind, to) }
}

async function made(desk: Desk, kind: BulkKind, edits: readonly RowEdit[]): Promise<void> {
  const done = await editRows(desk, kind, edits)
  for (const [at, { problem }] of done.entries())
    if (problem) throw refused(problem, String(Object.values(edits[at]?.key ?? {})[0]))
}
