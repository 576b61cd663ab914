import { z } from 'zod'
import { SUPPRESSION_REASONS } from '#domain/mail/suppressions.ts'
import { Email, looseLine } from '../../fields.ts'
import { personal } from '../../hidden.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { NumberedPage } from '../cursors.ts'
import { Moment, pageOf } from '../people/staff.entities.ts'

const Reason = z.enum(SUPPRESSION_REASONS).meta({
  description:
    'Why: who unsubscribed or complained gets no marketing; an address that bounced gets only letters about orders',
})

export const Suppression = z
  .object({
    id: z.int(),
    address: Email.optional().meta({ description: 'Left out once the person was forgotten' }),
    reason: Reason,
    detail: z
      .string()
      .meta({ description: 'What the mail server or the provider said, often with the address', ...personal }),
    times: z.int().meta({ description: 'How often it was noted' }),
    notedAt: Moment,
  })
  .meta({ id: 'Suppression' })

const Notice = z.object({
  address: Email,
  reason: Reason,
  detail: looseLine(200).default('').meta(personal),
  at: Moment.optional(),
})

export const mail = {
  suppressions: staffEndpoint({
    method: 'GET',
    path: '/mail/suppressions',
    staff: 'mail.read',
    personal: true,
    summary: 'List addresses that get no letters, or fewer, and why',
    query: NumberedPage.extend({ address: Email.optional(), reason: Reason.optional() }),
    response: pageOf(Suppression),
  }),
  note: staffEndpoint({
    method: 'POST',
    path: '/mail/notices',
    staff: 'mail.write',
    summary: 'Note dead addresses, complaints and people who unsubscribed elsewhere',
    description:
      'For staff, and for what turns a mail provider’s notices into calls. Noting the same twice is no mistake.',
    body: z.object({ notices: z.array(Notice).min(1).max(500) }),
    response: z.object({ noted: z.int() }),
  }),
  allow: staffEndpoint({
    method: 'DELETE',
    path: '/mail/suppressions/{suppressionId}',
    staff: 'mail.write',
    proof: true,
    summary: 'Write to an address again',
    params: z.object({ suppressionId: z.coerce.number().int().min(1) }),
    response: Suppression,
    errors: ['STAFF_NOT_FOUND'],
  }),
}
