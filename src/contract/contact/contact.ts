import { z } from 'zod'
import { SupportCase } from '../consumer/consumer.requests.ts'
import { endpoint } from '../endpoint.ts'
import { failsAs } from '../errors/errors.ts'
import { CaptchaToken, Email, line, OrderNumber, paragraph, Phone } from '../fields.ts'

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/consumers-v3/contactus',
    summary: 'Write to us',
    perMinute: 10,
    body: z
      .strictObject({
        firstName: line(60).meta({ examples: ['Robin'] }),
        lastName: line(60).meta({ examples: ['Hale'] }),
        email: Email,
        phone: Phone.optional(),
        category: line(60, failsAs('MISSING_REQUEST_TYPE')).meta({
          description: 'An id of categorySubject',
          examples: ['orders'],
        }),
        subject: line(60, failsAs('MISSING_REQUEST_TYPE')).meta({
          description: 'An id of the category',
          examples: ['where-is-my-order'],
        }),
        organisation: line(60, failsAs('MISSING_ORGANISATION'))
          .default('online')
          .meta({ description: 'Where it was bought: online, or the number of a store' }),
        orderNumber: OrderNumber.optional(),
        message: paragraph(4000, failsAs('MISSING_PAYLOAD')).meta({
          examples: ['My parcel has not moved since Monday.'],
        }),
        recaptcha_response: CaptchaToken.optional(),
      })
      .meta({ id: 'ContactMessage', description: 'Not shown in the specification; the fields of the contact form' }),
    response: SupportCase,
    errors: [
      'MISSING_REQUEST_TYPE',
      'MISSING_ORGANISATION',
      'MISSING_PAYLOAD',
      'INVALID_EMAIL_FORMAT',
      'CAPTCHA_FAILED',
      'RATE_LIMITED',
    ],
  }),
  categorySubject: endpoint({
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    summary: 'List what a message can be about',
    response: z
      .object({
        categories: z.array(
          z.object({
            id: z.string().meta({ examples: ['orders'] }),
            label: z.string().meta({ examples: ['Orders'] }),
            subjects: z.array(
              z.object({
                id: z.string().meta({ examples: ['where-is-my-order'] }),
                label: z.string().meta({ examples: ['Where is my order?'] }),
              }),
            ),
          }),
        ),
      })
      .meta({ id: 'ContactCategories' }),
  }),
}
