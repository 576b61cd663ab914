import type { Work } from '../jobs/jobs.ts'
import { sizeIn, sizeName } from '#domain/sites/size-names.ts'
import { findLocale, DEFAULT_LOCALE, languageOf, siteOfLocale } from '#domain/sites/sites.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { transact } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { stopWaiting, takeArrived, tellReturned } from './back-in-stock.queries.ts'
import type { Shop } from '../shop.ts'
import { productUrl } from './product-card.ts'

const MOST_AT_ONCE = 200

/** Writes to those who wait for a size that is here again. Marked and queued together: nobody is told twice. */
export const tellWhoWaits: Work = ({ database }) =>
  transact(database.db, async db => {
    const arrived = await takeArrived(db, MOST_AT_ONCE)
    await tellReturned(db, arrived)
    for (const wish of arrived) {
      const locale = findLocale(wish.locale) ?? DEFAULT_LOCALE
      const language = languageOf(locale)
      const name = inLanguage(readWords(wish.names), language)
      const size = sizeIn(sizeName({ ...wish, label: wish.size }, siteOfLocale(locale).sizeSystem), language)
      await enqueueMail(db, {
        template: 'back-in-stock',
        to: wish.email,
        locale,
        values: { product: `${name}, ${size}`, path: productUrl(locale, name, wish.colour_id) },
      })
    }
  })

export const forgetAwaitedSizes = (shop: Shop, email: string): Promise<void> => stopWaiting(shop.db, email)
