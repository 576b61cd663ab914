import { z } from 'zod'
import { FIRST_DAY, isInCalendar, LAST_DAY } from '#domain/time/calendar.ts'
import { CHANNELS } from '#domain/sites/channels.ts'
import { EMAIL_MAX_LENGTH, isEmail, withAsciiDomain } from '#domain/identity/email.ts'
import { DEFAULT_MAX_QUANTITY } from '#domain/cart/quantities.ts'
import { failsAs } from './errors/errors.ts'
import { personal } from './hidden.ts'

// A database refuses NUL in text and half a surrogate pair in JSON; the other control characters have no use here.
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

type Failure = { error: string }

/** One line a person types: trimmed, not empty, bounded. */
export const line = (max: number, failure?: Failure) =>
  z.string(failure).trim().min(1, failure).max(max, failure).regex(ONE_LINE, failure)

/** One line that may be left empty. */
export const looseLine = (max: number) => z.string().trim().max(max).regex(ONE_LINE)

/** Several lines a person types. */
export const paragraph = (max: number, failure?: Failure) =>
  z.string(failure).trim().min(1, failure).max(max, failure).regex(MANY_LINES, failure)

const identifier = (example: string, description: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
    .meta({ description, examples: [example] })

export const BasketId = identifier('bsk_7f3q9k2m', 'The cart')
export const ItemId = identifier('itm_8x2k4d7p', 'A line of a cart, a list or an order')
export const ShippingId = identifier('shp_1', 'A shipment of a cart: items that travel together')
export const SaveForLaterId = identifier('sfl_5h1c8r3v', 'The saved-for-later list')
export const FavoriteId = identifier('fav_2b9t6w4n', 'The favorites list')
export const AddressId = identifier('adr_3m7k1x', 'An address of the address book')
export const AdjustmentId = identifier('adj_6p2s9d', 'A price adjustment of an associate')
export const PaymentInstrumentId = identifier('pin_4j8v2c', 'A payment instrument')
export const StoreId = identifier('1001', 'A store')
export const CollectionPointId = identifier('cp-berlin-04', 'A collection point')
export const EmployeeId = identifier('E100', 'An employee of a store')
export const StorePin = z
  .string()
  .regex(/^[0-9]{6,12}$/)
  .meta({ description: 'What an employee of a store proves himself by', examples: ['471100'] })
export const OrderNumber = identifier('CRN-7KD2-M4QX', 'The number an order is known by')
export const ConsumerId = identifier('con_9d3k7z5q', 'A registered consumer')

export const Sku = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/)
  .meta({ description: 'The size of a colour that is sold; its UPC works too', examples: ['CRN4T2BK-090'] })

export const ProductId = z
  .string()
  .regex(/^[A-Z0-9]{8,11}$/)
  .meta({ description: 'A style, or a style in one colour', examples: ['CRN4T2BK'] })

export const CategoryId = z
  .string()
  .regex(/^\d{4,10}$/)
  .meta({ id: 'CategoryId', example: '2301' })

/** Where a colour is meant, and nothing else will do. */
export const ColourProductId = z
  .string()
  .regex(/^[A-Z0-9]{8}$/)
  .meta({ id: 'ColourProductId', description: 'A style in one colour.', example: 'CTR3A1GN' })

export const Qty = z
  .int()
  .min(1)
  .max(DEFAULT_MAX_QUANTITY)
  .meta({ description: 'How many', examples: [1] })

const badEmail = failsAs('INVALID_EMAIL_FORMAT')

export const Email = z
  .string(badEmail)
  .trim()
  .overwrite(withAsciiDomain)
  .max(EMAIL_MAX_LENGTH, badEmail)
  .refine(isEmail, badEmail)
  .meta({ format: 'idn-email', examples: ['member@cairn.test'], ...personal })

export const Phone = z
  .string()
  .trim()
  .regex(/^\+[0-9]{6,15}$/)
  .meta({ description: 'Digits with a plus and the dial code in front', examples: ['+13035550147'], ...personal })

export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166-1 alpha-2', examples: ['US'] })

export const PostalCode = looseLine(12).meta({ examples: ['80302'], ...personal })

/** For days and moments that somebody writes: one in a year that nobody means is refused as no date. */
export function inCalendar({ value, issues }: z.core.ParsePayload<string>): void {
  if (isInCalendar(value)) return
  const message = `Not between ${FIRST_DAY} and ${LAST_DAY}`
  issues.push({ code: 'invalid_format', format: 'date', input: value, message })
}

export const BirthDate = z.iso.date().meta({ description: 'YYYY-MM-DD', examples: ['1990-05-14'] })

export const Timestamp = z.iso.datetime().meta({ examples: ['2026-03-02T09:30:00.000Z'] })

export const Url = z
  .string()
  .max(2048)
  .meta({ examples: ['/en-us/p/talus-trail-runner-CRN4T2BK'] })

/** Somewhere else on the web, and nothing that a browser would run. */
export const WebUrl = z.url({ protocol: /^https?$/ }).max(2048)

/** What the bot check gave for this action; needed only where the bot check is switched on. */
export const CaptchaToken = line(4096).meta({
  description: 'Action token of the bot check, where it is switched on',
  examples: ['eyJhbGciOi'],
})
/** Guests bring it once, accounts never. */
export const VisitorProof = CaptchaToken.optional().describe('Once for a guest; accounts need none.')

/** A yes or no in a query. A caller in the same program may pass it as it is. */
export const QueryFlag = z.union([z.boolean(), z.enum(['true', 'false']).transform(value => value === 'true')])

/** A whole number in a query. */
export const queryInt = (min: number, max: number, fallback: number) =>
  z.coerce.number<number | string>().int().min(min).max(max).default(fallback)

export const Done = z
  .object({ success: z.literal(true) })
  .meta({ id: 'Done', description: 'The call did what it was asked; there is nothing more to say' })

/** Which client orders: the shop or the web view of the mobile application. */
export const ChannelHeaders = z.object({
  'x-channel': z.enum(CHANNELS).default('ECOMM').meta({ description: 'MAPP in the mobile web view' }),
})
