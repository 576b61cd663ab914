import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { line } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Moment } from '../people/staff.entities.ts'

const RefundKey = line(300).meta({ description: 'Names one refund', examples: ['CRN-4K7P-22QX cancel 1 card'] })

const FailedRefund = z
  .object({
    key: RefundKey,
    orderNumber: z.string(),
    site: z.enum(SITE_IDS),
    amount: z.int().min(1),
    currency: z.enum(CURRENCIES),
    failedAt: Moment,
  })
  .meta({ id: 'FailedRefund', description: 'Money that is owed to a buyer and did not arrive' })

export const refunds = {
  list: staffEndpoint({
    method: 'GET',
    path: '/refunds/failed',
    staff: 'orders.read',
    summary: 'List refunds that did not arrive and wait for a person, the oldest first',
    response: z.object({ refunds: z.array(FailedRefund) }),
  }),
  settle: staffEndpoint({
    method: 'POST',
    path: '/refunds/settle',
    staff: 'orders.refund',
    proof: true,
    // The provider is asked first, outside of any transaction.
    recordsItself: true,
    paysOut: 'given',
    summary: 'Say that the money of a failed refund went back another way than through the payment provider',
    body: z.object({ key: RefundKey, how: line(500).meta({ examples: ['Bank transfer of 2 March'] }) }),
    response: FailedRefund,
    errors: ['STAFF_NOT_FOUND', 'STAFF_SECOND_PERSON', 'STAFF_NOT_NOW'],
  }),
}
