import { z } from 'zod'
import { Address } from '../address/address.entities.ts'
import { CountryCode, line, PostalCode, Sku, StoreId } from '../fields.ts'

const OpeningHours = z
  .array(
    z.object({
      day: z
        .int()
        .min(1)
        .max(7)
        .meta({ description: '1 is Monday', examples: [1] }),
      open: z.string().meta({ examples: ['10:00'] }),
      close: z.string().meta({ examples: ['19:00'] }),
    }),
  )
  .meta({ id: 'OpeningHours', description: 'A day that is missing is closed' })

const place = {
  name: z.string().meta({ examples: ['Cairn Boulder'] }),
  address: Address.pick({
    addressLine1: true,
    addressLine2: true,
    city: true,
    stateCityProvDept: true,
    postalCode: true,
    countryCode: true,
  }),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ examples: [40.0176] }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ examples: [-105.2797] }),
  distance: z
    .number()
    .min(0)
    .optional()
    .meta({ description: 'Kilometres from where was asked', examples: [1.4] }),
  openingHours: OpeningHours,
}

const clock = z.string().meta({ examples: ['19:00'] })

const OpenNow = z
  .discriminatedUnion('open', [
    z.object({ open: z.literal(true), until: clock }),
    z.object({ open: z.literal(false), date: z.iso.date(), from: clock, today: z.boolean() }),
  ])
  .meta({ id: 'OpenNow', description: 'By the clock there: until when it is open, or when it opens next' })

export const Store = z
  .object({
    storeId: StoreId,
    ...place,
    specialDays: z
      .array(
        z.object({
          date: z.iso.date(),
          name: z.string().meta({ examples: ['New Year'] }),
          open: z.string().optional(),
          close: z.string().optional(),
        }),
      )
      .meta({ description: 'Days to come that are not as usual; one without hours is closed' }),
    openNow: OpenNow.optional(),
    phone: z
      .string()
      .optional()
      .meta({ examples: ['+13035550100'] }),
    features: z.array(z.string()).meta({ examples: [['pickup', 'repair']] }),
    inventory: z
      .array(
        z.object({
          sku: Sku,
          quantity: z
            .int()
            .min(0)
            .meta({ examples: [3] }),
        }),
      )
      .optional()
      .meta({ description: 'Stock of the items that were asked for' }),
  })
  .meta({ id: 'Store' })

export const CollectionPoint = z
  .object({
    collectionPointId: z.string().meta({ examples: ['cp-berlin-04'] }),
    ...place,
    carrier: z.string().meta({ examples: ['Ridge Post'] }),
  })
  .meta({ id: 'CollectionPoint' })

const where = {
  query: line(100)
    .optional()
    .meta({ description: 'A place, a postal code or a name', examples: ['Boulder'] }),
  postalCode: PostalCode.optional(),
  countryCode: CountryCode.optional().meta({ description: 'The country of the site without it', examples: ['US'] }),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .meta({ examples: [40.0176] }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .meta({ examples: [-105.2797] }),
  radius: z
    .number()
    .min(1)
    .max(500)
    .default(50)
    .meta({ description: 'Kilometres', examples: [50] }),
  count: z.int().min(1).max(200).default(20),
}

const wholePosition = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  (latitude === undefined) === (longitude === undefined)
const HALF_A_POSITION = { error: 'latitude and longitude come together', path: ['longitude'] }

export const StoreSearch = z
  .strictObject({
    ...where,
    skus: z.array(Sku).max(50).optional().meta({ description: 'Tell the stock of these' }),
    features: z
      .array(line(40))
      .max(10)
      .optional()
      .meta({ examples: [['pickup']] }),
  })
  .refine(wholePosition, HALF_A_POSITION)
  .meta({
    id: 'StoreSearch',
    description: 'Not shown in the specification. All stores of the country when no place is given',
  })

export const CollectionPointSearch = z
  .strictObject(where)
  .refine(wholePosition, HALF_A_POSITION)
  .meta({ id: 'CollectionPointSearch', description: 'Not shown in the specification' })
