import { dialogs } from './words/dialogs.ts'
import { labels } from './words/labels.ts'
import { list } from './words/list.ts'
import { order } from './words/order.ts'
import { tax } from './words/tax.ts'
import { story } from './words/story.ts'

export const WORDS = { ...list, ...order, ...dialogs, ...labels, ...story, ...tax }
