import { z } from 'zod'
import { ItemId, line } from '../../fields.ts'

export const items = z
  .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(999) }))
  .min(1)
  .max(200)
export const reason = line(300).meta({ description: 'Why, for who reads it later', examples: ['A seam came undone'] })
export const amount = z
  .int()
  .min(1)
  .meta({ description: 'Minor units', examples: [2500] })

export const RefundWish = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('lines'), items, reason }),
    z.object({ kind: z.literal('amount'), amount, reason }),
    z.object({ kind: z.literal('goodwill'), amount, reason }),
  ])
  .meta({ id: 'RefundWish', description: 'Money for pieces the buyer keeps, an amount, or a gesture' })
