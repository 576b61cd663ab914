import type { z } from 'zod'
import type { styles } from '#contract/staff/styles/styles.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import type { Desk } from '../staff/staff.ts'
import { findChoices } from './style-parts.queries.ts'
import { countStyles, listStyles, type ListedStyle } from './styles.queries.ts'

export async function stylesFor(desk: Desk, query: z.output<typeof styles.list.query>) {
  const { after, limit, sort, ...wanted } = query
  const rows = await listStyles(desk.db, wanted, { sort, after, limit, language: desk.language })
  const last = rows.at(-1)
  return {
    rows: rows.map(row => shown(desk, row)),
    ...(after === undefined && { matching: await countStyles(desk.db, wanted) }),
    ...(last && rows.length === limit && { next: last.id }),
  }
}

export const choicesFor = ({ db, language }: Desk) => findChoices(db, language)

export const pictureOf = ({ services }: Pick<Desk, 'services'>, media: string | null | undefined) =>
  media ? { picture: mediaUrl(media, 'small', services.config.MEDIA_BASE) } : {}

const shown = (desk: Desk, row: ListedStyle) => ({
  styleId: row.id,
  name: row.name,
  kind: row.kind,
  gender: row.gender,
  ...(row.brand !== null && { brand: row.brand }),
  state: row.status,
  launchedAt: row.launched_at.toISOString(),
  ...(row.withdrawn_at && { withdrawnAt: row.withdrawn_at.toISOString() }),
  ...pictureOf(desk, row.media),
  colours: row.colours,
  sizes: row.sizes,
  changedAt: row.updated_at.toISOString(),
  incomplete: row.incomplete,
})
