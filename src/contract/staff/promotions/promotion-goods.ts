import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { GOODS_KINDS } from '#domain/promotions/promotion-goods.ts'
import { line } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'

/** What a promotion can be about, for people: by name and picture. */
export const goods = staffEndpoint({
  method: 'GET',
  path: '/promotion-goods',
  staff: 'promotions.read',
  summary: 'Find what a promotion can be about by words or numbers, or name what it is about already',
  query: z.object({
    kind: z.enum(GOODS_KINDS).meta({ description: 'A size, a style in one colour, a style or a category' }),
    q: line(400).optional().meta({ description: 'Words of a name, or numbers with spaces or commas between them' }),
    ids: z
      .string()
      .max(4000)
      .regex(/^[A-Za-z0-9._-]+(?:,[A-Za-z0-9._-]+)*$/)
      .optional()
      .meta({ description: 'Those of these numbers, with commas between them' }),
    language: z.enum(LANGUAGES).default('en'),
  }),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        detail: z.string().optional().meta({ description: 'Its colour and size' }),
        picture: z.string().optional(),
      }),
    ),
  }),
})
