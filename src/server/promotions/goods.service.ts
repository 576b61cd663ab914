import type { z } from 'zod'
import type { goods } from '#contract/staff/promotions/promotion-goods.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import type { Desk } from '../staff/staff.ts'
import { findGoods } from './goods.queries.ts'

const MOST_WORDS = 8
const numbersIn = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean)

/** By words as people type them, or by numbers as they paste them. */
export async function goodsFor({ db, services }: Desk, { kind, q = '', ids, language }: z.output<typeof goods.query>) {
  const typed = numbersIn(q)
  const wanted = ids?.split(',') ?? typed.flatMap(each => [each, each.toUpperCase()])
  const rows = await findGoods(db, kind, language, { words: typed.slice(0, MOST_WORDS), ids: [...new Set(wanted)] })
  return {
    rows: rows.map(({ id, name, detail, media }) => ({
      id,
      name: name ?? id,
      ...(detail && { detail }),
      ...(media && { picture: mediaUrl(media, 'small', services.config.MEDIA_BASE) }),
    })),
  }
}
