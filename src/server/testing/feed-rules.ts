/** What the published specifications ask of an attribute, for goods to wear that differ by colour and size. */
type Rule = {
  readonly required?: true
  readonly most?: number
  readonly pattern?: RegExp
  readonly values?: readonly string[]
  readonly times?: number
}

const ADDRESS = /^https:\/\/[^\s,]+$/
/** In one cell, with commas between: none may hold one itself. */
const ADDRESSES = /^https:\/\/[^\s,]+(?:,https:\/\/[^\s,]+)*$/
const MONEY = /^\d+\.\d{2} (?:USD|CAD|GBP|EUR)$/
const PERIOD =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)\/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:?\d\d)$/
/** No markup, no control characters. */
const PLAIN = /^[^<>\p{Cc}]+$/u

/** Google's product data specification. */
export const GOOGLE_RULES: Readonly<Record<string, Rule>> = {
  id: { required: true, most: 50, pattern: /^[\x21-\x7e]+$/ },
  title: { required: true, most: 150, pattern: PLAIN },
  description: { required: true, most: 5000, pattern: PLAIN },
  link: { required: true, most: 2000, pattern: ADDRESS },
  image_link: { required: true, most: 2000, pattern: /^https:\/\/\S+$/ },
  additional_image_link: { most: 2000, times: 10, pattern: /^https:\/\/\S+$/ },
  availability: { required: true, values: ['in_stock', 'out_of_stock', 'preorder', 'backorder'] },
  price: { required: true, pattern: MONEY },
  sale_price: { pattern: MONEY },
  sale_price_effective_date: { most: 51, pattern: PERIOD },
  brand: { required: true, most: 70 },
  gtin: { pattern: /^(?:\d{8}|\d{12,14})$/ },
  mpn: { most: 70 },
  condition: { values: ['new', 'refurbished', 'used'] },
  item_group_id: { required: true, most: 50, pattern: /^[A-Za-z0-9_-]+$/ },
  color: { required: true, most: 100, pattern: PLAIN },
  size: { required: true, most: 100 },
  size_system: { values: ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'] },
  gender: { required: true, values: ['male', 'female', 'unisex'] },
  age_group: { required: true, values: ['newborn', 'infant', 'toddler', 'kids', 'adult'] },
  google_product_category: { pattern: /^\d+$/ },
  product_type: { most: 750 },
}

/** Meta's catalogue fields; what both know is written alike. */
export const META_RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(Object.entries(GOOGLE_RULES).filter(([name]) => name !== 'size_system')),
  id: { required: true, most: 100 },
  title: { required: true, most: 200 },
  description: { required: true, most: 9999, pattern: PLAIN },
  availability: { required: true, values: ['in stock', 'out of stock', 'preorder', 'available for order'] },
  condition: { required: true, values: ['new', 'refurbished', 'used'] },
  additional_image_link: { most: 2000, pattern: ADDRESSES },
  brand: { required: true, most: 100 },
  size: { required: true, most: 200 },
}

/** An attribute and all it says, in the order of the file. */
export type FeedEntry = ReadonlyMap<string, readonly string[]>

/** Everything about an item that breaks a rule, in words. */
export function faultsOf(item: FeedEntry, rules: typeof GOOGLE_RULES): string[] {
  const said = (name: string) => item.get(name)?.[0] ?? ''
  const byAttribute = Object.entries(rules).flatMap(([name, { required, most, pattern, values, times = 1 }]) => {
    const all = (item.get(name) ?? []).filter(value => value !== '')
    return [
      ...(required && all.length === 0 ? [`${name} is missing`] : []),
      ...(all.length > times ? [`${name} is there ${all.length} times`] : []),
      ...all.flatMap(value => [
        ...(most !== undefined && value.length > most ? [`${name} is longer than ${most}`] : []),
        ...(pattern && !pattern.test(value) ? [`${name} is ${value}`] : []),
        ...(values && !values.includes(value) ? [`${name} is ${value}`] : []),
      ]),
    ]
  })
  const [price, sale] = [Number.parseFloat(said('price')), Number.parseFloat(said('sale_price') || '0')]
  const [from = '', to = ''] = said('sale_price_effective_date').split('/')
  return [
    ...[...item.keys()].filter(name => !Object.hasOwn(rules, name)).map(name => `${name} is no attribute`),
    ...byAttribute,
    ...(sale >= price ? ['the sale price is no lower than the price'] : []),
    ...(to !== '' && Date.parse(from) >= Date.parse(to) ? ['the sale ends before it begins'] : []),
    ...(to !== '' && said('sale_price') === '' ? ['a period without a sale'] : []),
    ...(said('gtin') === '' && said('mpn') === '' ? ['neither GTIN nor MPN'] : []),
    ...(said('gtin') !== '' && !hasCheckDigit(said('gtin')) ? [`the last digit of ${said('gtin')} is wrong`] : []),
  ]
}

function hasCheckDigit(gtin: string): boolean {
  const digits = Array.from(gtin.padStart(14, '0'), Number)
  const sum = digits.slice(0, 13).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === digits[13]
}
