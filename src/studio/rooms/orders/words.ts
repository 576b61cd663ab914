import { ORDER_STATUS_WORDS } from '../../i18n/order-status-words.ts'
import { dialogs } from './words/dialogs.ts'
import { exchange } from './words/exchange.ts'
import { labels } from './words/labels.ts'
import { list } from './words/list.ts'
import { order } from './words/order.ts'
import { phoneWords } from './words/phone.ts'
import { reasons } from './words/reasons.ts'
import { tax } from './words/tax.ts'
import { story } from './words/story.ts'

export const WORDS = {
  ...ORDER_STATUS_WORDS,
  ...list,
  ...order,
  ...dialogs,
  ...exchange,
  ...labels,
  ...phoneWords,
  ...reasons,
  ...story,
  ...tax,
}
