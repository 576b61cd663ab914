import { z } from 'zod'
import { MOVEMENT_KINDS } from '#domain/stock/stock-words.ts'
import { Sku } from '../../fields.ts'
import { Moment } from '../people/staff.entities.ts'

export const LocationId = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'A centre or a store', examples: [1] })
export const LocationInQuery = z.coerce.number().pipe(LocationId)

export const Pieces = z.int().min(0).max(1_000_000)

export const Location = z
  .object({ id: LocationId, name: z.string(), kind: z.enum(['dc', 'store']), mayChange: z.boolean() })
  .meta({ id: 'StockLocation' })

export const Article = z
  .object({
    sku: Sku,
    upc: z.string(),
    productId: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
  })
  .meta({ id: 'StockArticle' })

export const Shelf = Article.extend({
  location: LocationId,
  locationName: z.string(),
  onHand: z.int().meta({ description: 'Pieces that are there' }),
  held: z.int().meta({ description: 'Of carts that are being paid for, and set aside in a store' }),
  safety: z.int().meta({ description: 'Never sold, whoever wants them' }),
  available: z
    .int()
    .meta({ description: 'On hand less held less safety; below zero where more is promised than there is' }),
  lowAt: z.int().meta({ description: 'From how few on `stock.low` is told' }),
  incoming: z.int().meta({ description: 'Expected here: deliveries, and transfers that are on their way' }),
  incomingOn: z.iso.date().optional().meta({ description: 'When the next of it is expected' }),
  waiting: z.int().meta({ description: 'Shoppers who want to hear when it is back' }),
  mayChange: z.boolean(),
}).meta({ id: 'StockShelf' })

export const Movement = z
  .object({
    at: Moment,
    kind: z.enum(MOVEMENT_KINDS),
    location: LocationId,
    locationName: z.string(),
    change: z.int(),
    pieces: z.int().optional().meta({ description: 'How many were there afterwards, where it was written down' }),
    reference: z.string().optional().meta({ description: 'An order, a feed, a count, a delivery or a transfer' }),
    by: z.string().optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'StockMovement' })
