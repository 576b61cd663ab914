import { expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldsIn } from '../hidden.ts'
import { staffCalls } from './staff.ts'

const SOUNDS_PERSONAL =
  /^(?:\w*name|\w*e?mail|\w*phone|\w*address(?:Line\d)?|street|city|postalCode|birth\w*|holder|nickname|comment|detail|iban|\w*secret|\w*password|\w*token|\w*code|totpUri)$/i

/** Fields that sound like a person or a key and are neither: `call part.path`. */
const IS_NOT = [
  // Who works here is told by name: that is what history is for.
  /\bstaffName$|^(?:session|people)\.\w+ \w+(?:\.(?:rows|names))?\.name$|\.storeEmployeeName$/,
  /^(?:conversations|orders)\.colleagues response\.colleagues\.name$/,
  /^content\.here response\.others\.name$/,
  // Names of things.
  /^phoneOrders\.\w+ response\.(?:pieces|lines|deliveries)\.(?:name|detail|code)$/,
  /^promotions\.(?:attempt body|cartOf response)\.shippingCode$/,
  /\.(?:lines|items|parts|taxes|facts|lists|storeInfo|entries|versions|roles)\.name$/,
  /\.(?:promotionName|storeName|collectionPointName|endpointName|fileName)$/,
  /^(?:keys|views|webhooks|roles|importMappings)\.\w+ \w+(?:\.\w+)?\.name$/,
  /\.storeInfo\.city$|^views\.\w+ \w+(?:\.views)?\.address$/,
  // Pictures, folders, styles and colours.
  /^assets\.\w+ \w+(?:\.\w+)*\.(?:name|detail)$/,
  // Content and what is released with it.
  /^content\.read response\.letter\.placeholders\.name$/,
  /^content\.check response\.problems\.reason\.name$/,
  /^(?:reviews|releases)\.\w+ \w+(?:\.\w+)*\.name$/,
  // What is tested.
  /^experiments\.\w+ \w+(?:\.\w+)*\.name$/,
  // Products, price lists, and what made an amount.
  /^(?:prices|priceLists|promotions|why)\.\w+ \w+(?:\.\w+)*\.name$|^promotions\.goods response\.rows\.detail$/,
  // What is sold, where the history tells of it.
  /^(?:things\.read response\.history|history\.list response\.rows)\.objectName$/,
  /^returns\.read response\.received\.pieces\.name$/,
  // Styles, categories, and where a product is shown.
  /^styles\.\w+ \w+(?:\.\w+)*\.(?:name|address)$/,
  // Articles, locations, counts, and what is scanned.
  /^(?:stock|deliveries|transfers|counts)\.\w+ \w+(?:\.\w+)*\.(?:name|locationName|fromName|toName|code)$/,
  // Premises are no persons.
  /^stores\.(?:list|read|points) response\.(?:(?:stores|points)\.)?(?:name|street|city|postalCode|phone)$/,
  /^stores\.\w+ \w+\.exceptions\.name$/,
  // What is told of a thing that was found, or of a size.
  /^(?:lookup|things)\.\w+ response\.(?:found|lists\.rows)\.detail$|^returns\.read response\.(?:lines|restOfParcel)\.(?:name|detail)$/,
  // A line of an order's story. Notes of staff are read there, and not repeated in the history.
  /^orders\.read response\.story\.detail$/,
  /^reports\.\w+ response\.\w+\.name$|^conversations\.read response\.product\.name$/,
  // A coupon that figures tell of is everybody’s.
  /^reports\.more response\.coupons\.code$/,
  // Codes of kinds.
  /\.(?:countryCode|couponCode|reasonCode)$|\.shipments\.code$|^imports\.\w+ response\.problems\.code$/,
  /^imports\.kinds response\.kinds\.columns\.name$/,
  // What a device calls itself, told to whose it is.
  /^session\.passkeys response\.passkeys\.name$/,
  // Whether there is one.
  /\.hasPassword$/,
]

// Typed plainly: as the union of all calls it takes the compiler minutes.
const parts: readonly { at: string; schema: z.ZodType }[] = staffCalls().flatMap(({ name, endpoint }) => [
  { at: `${name} response`, schema: endpoint.response },
  ...(endpoint.body ? [{ at: `${name} body`, schema: endpoint.body }] : []),
])

it('marks every field of the staff’s calls that tells who somebody is, or opens something', () => {
  const whole = parts.flatMap(({ at, schema }) =>
    fieldsIn(schema)
      .filter(field => field.whole)
      .map(field => ({ ...field, at: at + field.path })),
  )
  const sounding = whole.filter(({ name }) => SOUNDS_PERSONAL.test(name))
  expect(sounding.filter(({ hidden }) => hidden).length).toBeGreaterThan(50)
  const bare = sounding.filter(({ hidden, at }) => !hidden && !IS_NOT.some(known => known.test(at)))
  expect(bare.map(({ at }) => at)).toEqual([])
})
