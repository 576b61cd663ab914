import { z } from 'zod'
import { CarrierSilent } from './carrier-errors.ts'

const Rate = z.object({
  id: z.string(),
  carrier: z.string(),
  rate: z.string().transform(Number).pipe(z.number().min(0)),
  currency: z.string(),
})

const Shipment = z.object({
  id: z.string().min(1),
  rates: z.array(Rate),
  selected_rate: Rate.nullable(),
  tracking_code: z.string().nullable(),
  refund_status: z.string().nullish(),
  postage_label: z.object({ label_url: z.url() }).nullable(),
  tracker: z.object({ status: z.string(), updated_at: z.iso.datetime(), public_url: z.url().nullish() }).nullable(),
})
export type Shipment = z.output<typeof Shipment>

/** An answer of another shape leaves open what was done. */
export function shipmentIn(answer: unknown): Shipment {
  const read = Shipment.safeParse(answer)
  if (!read.success) throw new CarrierSilent('an answer of another shape')
  return read.data
}

export const News = z.object({
  description: z.enum(['tracker.updated', 'tracker.created']),
  result: z.object({ shipment_id: z.string().nullish() }),
})

export const Refusal = z.object({ error: z.object({ code: z.string(), message: z.unknown() }) })
