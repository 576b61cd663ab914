import { DEFAULT_LOCALE, findLocale, languageOf } from '#domain/sites/sites.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { transact } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { productUrl } from '../products/product-card.ts'
import { takeAnswered } from './questions.queries.ts'

const MOST_AT_ONCE = 200

/** Writes to those whose question has an answer. Their address goes with it: nobody is told twice. */
export const tellWhoAsked: Work = ({ database }) =>
  transact(database.db, async db => {
    for (const asked of await takeAnswered(db, MOST_AT_ONCE)) {
      const locale = findLocale(asked.locale ?? '') ?? DEFAULT_LOCALE
      const product = inLanguage(readWords(asked.names), languageOf(locale))
      await enqueueMail(db, {
        template: 'question-answered',
        to: asked.email,
        locale,
        values: { product, question: asked.body, path: `${productUrl(locale, product, asked.style_id)}#questions` },
      })
    }
  })
