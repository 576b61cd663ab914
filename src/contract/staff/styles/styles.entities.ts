import { z } from 'zod'
import { PICTURE_GAPS, STYLE_GAPS, STYLE_SORTS, STYLE_STATES } from '#domain/styles/style-words.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import { ColourProductId, line, Sku } from '../../fields.ts'
import { Moment } from '../people/staff.entities.ts'

export const StyleId = z
  .string()
  .regex(/^[A-Z0-9]{9,11}$/)
  .meta({ description: 'A style in all its colours', examples: ['CTR4T2BKM'] })

export const CategoryId = z
  .int()
  .min(1000)
  .max(2_147_483_647)
  .meta({ examples: [2301] })

/** One that the shop has for whom a style is, or of which make. */
const Word = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
  .meta({ examples: ['men'] })

export const StyleQuery = z
  .object({
    q: line(80)
      .optional()
      .meta({ description: 'Words of its name in any language, or a number of a style, colour or SKU' }),
    category: z.coerce.number().pipe(CategoryId).optional().meta({ description: 'This one or one below it' }),
    gender: Word.optional(),
    brand: Word.optional(),
    state: z.enum(STYLE_STATES).optional(),
    pictures: z.enum(PICTURE_GAPS).optional().meta({
      description: '`none`: a colour has no picture; `drawn`: a colour has no photograph',
    }),
    incomplete: z.enum(LOCALES).optional().meta({ description: 'Lacks something for this locale' }),
  })
  .meta({ id: 'StyleQuery' })

export const StyleOrder = z.enum(STYLE_SORTS).default('name')

export const SetId = z
  .string()
  .regex(/^[A-Z0-9]{8,11}$/)
  .meta({ description: 'Products that are shown together', examples: ['LOOKTRAIL1'] })

const Gaps = z.array(z.enum(STYLE_GAPS))

const summary = {
  styleId: StyleId,
  name: z.string(),
  state: z.enum(STYLE_STATES),
  launchedAt: Moment,
  withdrawnAt: Moment.optional(),
  picture: z.string().optional().meta({ description: 'Where a small picture of it is' }),
}

export const StyleRow = z
  .object({
    ...summary,
    kind: z.string(),
    gender: Word,
    brand: Word.optional(),
    colours: z.int(),
    sizes: z.int().meta({ description: 'That are sold' }),
    changedAt: Moment,
    incomplete: z.array(z.enum(LOCALES)).meta({ description: 'For whom it lacks something' }),
  })
  .meta({ id: 'StaffStyleRow' })

const Cell = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string().max(500), z.number()])).max(500),
])

const Fields = z.record(z.string().max(60), Cell).meta({
  id: 'StyleFields',
  description: 'By the names of the columns that files of styles, colours and SKUs have; null clears',
  examples: [{ 'name.fr': 'Chaussure de crête' }],
})

export const StaffStyle = z
  .object({
    ...summary,
    fields: Fields,
    colours: z.array(
      z.object({
        productId: ColourProductId,
        fields: Fields,
        picture: z.string().optional(),
        photographs: z.int(),
        sets: z.array(SetId).meta({ description: 'Sets that show it' }),
        address: z.string().meta({ description: 'Of its page in the shop' }),
      }),
    ),
    sizes: z.array(z.object({ sku: Sku, fields: Fields })),
    scale: z.array(z.string()).meta({ description: 'Sizes of its scale, in order' }),
    gaps: z.array(z.object({ locale: z.enum(LOCALES), lacks: Gaps })),
    mayChange: z.boolean(),
  })
  .meta({ id: 'StaffStyle' })

const own = {
  was: Fields.optional().meta({ description: 'What was seen there; left out where it is to be new' }),
  now: Fields,
}

/** A part of a style, as it was seen and as it is to be. */
export const StyleChange = z
  .discriminatedUnion('of', [
    z.object({ of: z.literal('style'), ...own, was: Fields }),
    z.object({ of: z.literal('colour'), productId: ColourProductId, ...own }),
    z.object({ of: z.literal('size'), sku: Sku, ...own }),
  ])
  .meta({ id: 'StyleChange' })

export const BulkStyleChange = z
  .object({
    addCategory: CategoryId.optional(),
    removeCategory: CategoryId.optional(),
    launchedAt: Moment.nullable().optional().meta({ description: 'Null: now' }),
    withdrawnAt: Moment.nullable().optional().meta({ description: 'Null: never' }),
    hidden: z.boolean().optional(),
  })
  .refine(change => Object.values(change).some(value => value !== undefined), 'says nothing')
  .meta({ id: 'BulkStyleChange', examples: [{ addCategory: 2301 }] })
