import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'

export const Currency = z.enum(CURRENCIES).meta({ id: 'Currency', description: 'ISO 4217 code of the site.' })
export type Currency = z.output<typeof Currency>

export const Money = z.int().meta({
  id: 'Money',
  description: 'An amount in integer minor units of the currency given beside it: 14820 is 148.20.',
  example: 14820,
})
export type Money = z.output<typeof Money>

/** Low and high differ when the sizes of a colour do not all cost the same; equal ones are a single price. */
export const Price = z
  .object({
    lowCurrent: Money.min(0).describe('Lowest price asked now.'),
    highCurrent: Money.min(0).describe('Highest price asked now.'),
    lowOriginal: Money.min(0).describe('Lowest price before any markdown.'),
    highOriginal: Money.min(0).describe('Highest price before any markdown.'),
    previousBestSalesPrice: Money.min(0).optional().describe('Best price of the markdown before this one.'),
    historicBestPrice: Money.min(0).optional().describe('Lowest price of the last 30 days, where law asks for it.'),
    percentagePriceDiscount: z.number().min(0).max(100).optional().describe('Discount in percent, one decimal.'),
  })
  .meta({ id: 'Price', description: 'The price of a product. The currency is given separately.' })
export type Price = z.output<typeof Price>
