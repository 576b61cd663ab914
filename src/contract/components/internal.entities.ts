import { z } from 'zod'
import { LANGUAGES, LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { Target } from '../content/content-fields.ts'
import { LinkUrl } from '../content/content-media.ts'
import { Carousel } from '../content/content-sections.ts'
import { line, looseLine, Timestamp } from '../fields.ts'
import { Currency } from '../products/price.entities.ts'
import { Crumb } from '../products/product.entities.ts'

export const Collections = z.object({ collections: z.array(Carousel) }).meta({ id: 'Collections' })

const scale = { us: z.string(), uk: z.string(), eu: z.string() }

export const FootSizes = z
  .object({
    sizes: z.array(
      z.object({ cm: z.number().describe('Length of the foot.'), women: z.object(scale), men: z.object(scale) }),
    ),
    kids: z.array(z.object({ cm: z.number(), ...scale })),
  })
  .meta({ id: 'FootSizes', description: 'From the length of a foot to the size of a shoe, smallest first.' })

export const SizeChart = z
  .object({
    productType: z.string(),
    title: z.string(),
    columns: z.array(z.object({ id: z.string(), label: z.string() })).min(1),
    rows: z.array(z.record(z.string(), z.string())).describe('Each row by column id.'),
    notes: z.string().default(''),
  })
  .meta({ id: 'SizeChart' })

export const SearchComponent = z
  .object({
    placeholder: z.string(),
    popularTerms: z.array(z.object({ text: z.string(), url: LinkUrl })),
    categories: z.array(Crumb).describe('Where the search page leads while nothing is searched for.'),
    minimumLength: z.int().min(1),
    debounceMs: z.int().min(0),
  })
  .meta({ id: 'SearchComponent', description: 'What the search field needs before anything is typed.' })

export const UtilityComponent = z
  .object({
    siteId: z.enum(SITE_IDS),
    locale: z.enum(LOCALES),
    currency: Currency,
    targets: z.array(Target).describe('The small links above the menu: stores, help, orders.'),
  })
  .meta({ id: 'UtilityComponent' })

export const LocationSelector = z
  .object({
    current: z.enum(LOCALES),
    regions: z.array(
      z.object({
        id: z.enum(['NA', 'EMEA']),
        label: z.string(),
        locations: z.array(
          z.object({
            siteId: z.enum(SITE_IDS),
            country: z.string(),
            locale: z.enum(LOCALES),
            language: z.enum(LANGUAGES),
            languageLabel: z.string(),
            currency: Currency,
            url: LinkUrl,
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'LocationSelector' })

export const ServerTime = z
  .object({ timestamp: z.int().min(0).describe('Milliseconds since 1970 UTC.'), iso: Timestamp })
  .meta({ id: 'ServerTime' })

export const ResponseToValidate = z
  .strictObject({
    data: z.unknown().optional(),
    error: z.unknown().optional(),
    path: z.string().max(2000),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  })
  .meta({
    id: 'ResponseToValidate',
    description: 'What a caller received: data, or an error, and the address it asked.',
  })

export const ResponseValidation = z
  .object({
    contract: z.string(),
    valid: z.boolean(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: 'ResponseValidation' })

export const MeasureBatch = z
  .strictObject({
    page: looseLine(2000).describe('Path of the page.'),
    pageType: line(40).optional(),
    measures: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/),
          value: z.number().min(0).max(86_400_000).describe('Milliseconds, or a score such as that of layout shift.'),
          rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
          startTime: z.number().min(0).max(86_400_000).optional(),
        }),
      )
      .min(1)
      .max(100),
    traceparent: z
      .string()
      .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}-[0-9a-f]{16}$/)
      .meta({
        description: 'As the page came with it, in its header server-timing.',
        examples: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-5d41402abc4b2a76'],
      })
      .optional(),
    age: z.int().min(0).max(86_400_000).optional().describe('Milliseconds since the page was asked for.'),
  })
  .meta({ id: 'MeasureBatch' })

const typed = looseLine(200)
export const SearchTold = z
  .strictObject({
    q: typed.describe('What was searched for.'),
    found: z.int().min(0).max(10_000_000),
    clicked: z.boolean().describe('Whether a product was followed.'),
    before: typed.optional().describe('What was searched for before, where nothing of it was followed.'),
  })
  .meta({ id: 'SearchTold' })
