import { z } from 'zod'
import { personal } from '../../hidden.ts'
import { PROGRAMS } from '#domain/promotions/spend.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { Correction } from '../customers/customers.entities.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Next, pageQuery } from '../people/staff.entities.ts'

export const credits = {
  waiting: staffEndpoint({
    method: 'GET',
    path: '/credits',
    staff: 'giftcards.read',
    personal: 'found',
    summary: 'List points, gift cards, coupons and programs that wait for a second person',
    query: pageQuery(100),
    response: z.object({
      next: Next,
      credits: z.array(
        Correction.extend({
          program: z.enum(PROGRAMS).optional(),
          worth: z.int(),
          site: z.enum(SITE_IDS),
          customerId: z.string().optional(),
          customerName: z.string().optional().meta(personal),
          card: z
            .object({ ref: z.string(), masked: z.string() })
            .optional()
            .meta({ description: 'The gift card that it is for, or taken off' }),
          sentTo: z
            .string()
            .optional()
            .meta({
              description: 'Where the letter with the card goes, or went; only for who may see persons',
              examples: ['ash@cairn.test'],
              ...personal,
            }),
          balance: z.int().optional().meta({ description: 'Points that the person has now' }),
        }),
      ),
    }),
  }),
  decide: staffEndpoint({
    method: 'POST',
    path: '/credits/{creditId}',
    staff: 'giftcards.read',
    proof: true,
    paysOut: 'given',
    summary: 'Approve or decline what somebody else asked for',
    params: z.object({ creditId: z.string().regex(/^crd_[0-9a-z]{4,40}$/) }),
    body: z.object({ decision: z.enum(['given', 'declined']) }),
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_SECOND_PERSON', 'STAFF_NOT_NOW'],
  }),
}
