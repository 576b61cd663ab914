import { z } from 'zod'
import { WHY_STEPS } from '#domain/money/why.ts'
import { Currency } from '../../products/price.entities.ts'

const Step = z.object({
  step: z.enum(WHY_STEPS),
  about: z.string().optional().meta({ description: 'A SKU, a shipment' }),
  name: z.string().meta({ description: 'What made it: a promotion, a tax, a way of delivery' }),
  amount: z.int(),
})
export const Why = z
  .object({
    currency: Currency,
    total: z.int(),
    steps: z.array(Step).meta({ description: 'They add up to the total; tax that prices include is told beside' }),
  })
  .meta({ id: 'Why', description: 'Every amount, and what made it' })
