import type { z } from 'zod'
import type { WhyRefused } from '#contract/errors/why-refused.ts'
import type { StyleChange } from '#contract/staff/styles/styles.entities.ts'
import type { BulkKind, RowProblem } from '#domain/bulk/bulk-kinds.ts'
import type { Row, Value } from '#domain/bulk/cell-types.ts'
import { drawnPictures } from '#domain/media/picture-kinds.ts'
import { changesBetween, type Change } from '../audit/changes-between.ts'
import { editRows, type RowEdit } from '../bulk/edit-rows.service.ts'
import { requireWriteKind } from '../bulk/import-rights.ts'
import type { Meant, Problem } from '../bulk/kind.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { coloursOf, findStyle, sizesOf, skusOf, type StyleHead } from './style-parts.queries.ts'
import { showStyle } from './style.service.ts'

type Wish = z.output<typeof StyleChange>

/** What belongs together is changed together: all of it or nothing. */
export async function changeStyle(
  desk: Desk,
  styleId: string,
  { changes, reason }: { changes: Wish[]; reason?: string | undefined },
) {
  requireWriteKind(desk.staff.grants, 'styles')
  const head = await findStyle(desk.db, styleId, { language: desk.language, lock: true })
  if (!head) throw new StoreError('STAFF_NOT_FOUND')
  const told = [
    ...(await written(
      desk,
      'styles',
      changes.flatMap(wish => (wish.of === 'style' ? styleEdit(desk, head, wish) : [])),
    )),
    ...(await written(desk, 'colours', await colourEdits(desk, head, changes))),
    ...(await written(desk, 'skus', await sizeEdits(desk, head, changes))),
  ]
  if (told.length > 0) desk.record({ type: 'style', id: styleId, changes: told, reason })
  return showStyle(desk, styleId)
}

const WHYS_OF_ROWS: Readonly<Partial<Record<RowProblem, WhyRefused['name']>>> = {
  missing: 'missing',
  taken: 'taken',
  duplicate: 'taken',
  'unknown-reference': 'notOneOf',
}

/** A refusal names the column, and whose it is. */
export function refused([problem, field]: Problem, of: string): StoreError {
  if (problem === 'changed-meanwhile') return notNow('changedField', { field, of }, { field, problem, of })
  const why = { name: WHYS_OF_ROWS[problem] ?? 'wrongForm', values: {} } as const
  return new StoreError('INVALID_INPUT', { field, reason: `${problem} (${of})`, why, problem, of })
}

async function written(desk: Desk, kind: BulkKind, edits: readonly RowEdit[]): Promise<Change[]> {
  const done = await editRows(desk, kind, edits)
  return done.flatMap(({ problem, meant }, at) => {
    const of = String(Object.values(edits[at]?.key ?? {})[0])
    if (problem) throw refused(problem, of)
    return meant ? changesOf(meant, kind === 'styles' ? '' : `${of} `) : []
  })
}

export const changesOf = ({ row, before = {} }: Meant, prefix = ''): Change[] =>
  changesBetween(before, row).map(change => ({ ...change, field: prefix + change.field }))

/** Numbers stay, and nothing moves elsewhere by them. */
const forbid = (now: Row, names: readonly string[], of: string) => {
  const name = names.find(each => Object.hasOwn(now, each))
  if (name !== undefined) throw refused(['not-clearable', name], of)
}

/** Cleared, a launch is now. */
function styleEdit(desk: Desk, { id }: StyleHead, { was, now }: Extract<Wish, { of: 'style' }>): RowEdit {
  forbid(now, ['style_id'], id)
  const launch = now['launched_at'] === null && { launched_at: desk.now.toISOString() }
  return { key: { style_id: id }, was, now: { ...now, ...launch } }
}

async function colourEdits({ db }: Desk, { id, kind }: StyleHead, changes: readonly Wish[]): Promise<RowEdit[]> {
  const wishes = changes.flatMap(wish => (wish.of === 'colour' ? wish : []))
  if (wishes.length === 0) return []
  const known = new Set((await coloursOf(db, id)).map(colour => colour.id))
  return wishes.map(({ productId, was, now }) => {
    forbid(now, ['colour_id', 'style_id', 'media'], productId)
    if (was && !known.has(productId)) throw new StoreError('STAFF_NOT_FOUND')
    const key = { colour_id: productId }
    if (was) return { key, was, now }
    return { key, now: { position: known.size, ...now, style_id: id, media: drawnPictures(kind, productId) } }
  })
}

const cellOf = (row: Readonly<Record<string, Value | undefined>>) =>
  JSON.stringify([row['colour_id'], row['size'], row['width'] ?? 'regular'])

async function sizeEdits({ db }: Desk, { id, size_scale }: StyleHead, changes: readonly Wish[]): Promise<RowEdit[]> {
  const wishes = changes.flatMap(wish => (wish.of === 'size' ? wish : []))
  if (wishes.length === 0) return []
  const [skus, colours, sizes] = [await skusOf(db, id), await coloursOf(db, id), await sizesOf(db, size_scale)]
  const taken = new Set(skus.map(cellOf))
  return wishes.map(({ sku, was, now }) => {
    forbid(now, ['sku'], sku)
    if (was && !skus.some(each => each.sku === sku)) throw new StoreError('STAFF_NOT_FOUND')
    if (was) {
      forbid(now, ['colour_id', 'size', 'width'], sku)
      return { key: { sku }, was, now }
    }
    if (!colours.some(colour => colour.id === now['colour_id'])) throw refused(['unknown-reference', 'colour_id'], sku)
    if (taken.has(cellOf(now))) throw refused(['taken', 'size'], sku)
    taken.add(cellOf(now))
    const sort = sizes.find(({ label }) => label === now['size'])?.sort
    if (sizes.length > 0 && sort === undefined) throw refused(['unknown-reference', 'size'], sku)
    return { key: { sku }, now: { ...(sort !== undefined && { sort }), ...now } }
  })
}
