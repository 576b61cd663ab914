import { deliveries } from './words/deliveries.ts'
import { goods } from './words/goods.ts'
import { sales } from './words/sales.ts'

export const WORDS = { ...goods, ...sales, ...deliveries }
