import { createHash } from 'node:crypto'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { GENDERS } from '#domain/styles/style-words.ts'
import type { Cells } from './read-row.ts'
import { shopifyCells, type ShopifyColumn } from './shopify-columns.ts'

/** A file of Shopify's products has a row for each variant; what is of the product stands in its first row alone. */
type Product = {
  readonly handle: string
  readonly options: readonly string[]
  /** Its colours, with what the first size of each costs. */ readonly seen: Map<string, string>
}
type Variant = {
  readonly cell: (column: ShopifyColumn) => string
  readonly product: Product
  readonly isFirst: boolean
  readonly colour: string
  readonly size: string
  /** Those that rows before it named. */
  readonly brands: Set<string>
}
type Made = Readonly<Record<string, string>>
type Reader = {
  readonly header: readonly string[]
  /** Columns of theirs that nobody takes and somebody will miss: told as such, and kept beside what was made of the row. */
  readonly left?: readonly ShopifyColumn[]
  readonly read: (variant: Variant) => Made | undefined
}

const COLOUR = /^(?:colou?r|farbe|couleur)$/i
const SIZE = /^(?:size|größe|taille|talla)$/i
const ONE = { colour: 'Standard', size: 'One size' }
const OPTIONS = [
  { name: 'option1', value: 'value1' },
  { name: 'option2', value: 'value2' },
  { name: 'option3', value: 'value3' },
] as const
const FAMILIES = [
  'black',
  'blue',
  'brown',
  'green',
  'grey',
  'orange',
  'pink',
  'purple',
  'red',
  'white',
  'yellow',
] as const

/** The same every time, because there is no id in the file that fits: a file that comes again changes what it made. */
const idOf = (length: number, ...of: readonly string[]): string =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(of)).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, length)
const styleId = ({ handle }: Product) => idOf(10, handle)
const colourId = ({ handle }: Product, colour: string) => idOf(8, handle, colour)

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
}
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, entity => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const genderIn = (cell: Variant['cell']): string => {
  const words = `${cell('tags')},${cell('type')}`.toLowerCase().split(/[^a-z]+/)
  return GENDERS.find(gender => words.includes(gender)) ?? 'unisex'
}

/** Nobody finds what is unlisted there, nor what is kept from their web shop. */
const isSold = (cell: Variant['cell']): boolean =>
  !/^(?:draft|archived|unlisted)$/i.test(cell('status')) && !/^false$/i.test(cell('published'))

/** Once for each colour of a product. */
const ofColour =
  (made: (variant: Variant) => Made) =>
  (variant: Variant): Made | undefined => {
    const { product, colour } = variant
    if (product.seen.has(colour)) return undefined
    product.seen.set(colour, '')
    return made(variant)
  }

/** What each kind takes of such a file; which site or location it is about is said for the whole file. */
const READERS: Partial<Record<BulkKind, Reader>> = {
  styles: {
    header: ['style_id', 'kind', 'gender', 'brand', 'size_scale', 'status', 'name.en', 'description.en'],
    read: ({ cell, product, isFirst }) =>
      isFirst
        ? {
            style_id: styleId(product),
            kind: slug(cell('type')) || 'other',
            gender: genderIn(cell),
            brand: slug(cell('vendor')),
            size_scale: 'one-size',
            status: isSold(cell) ? 'active' : 'hidden',
            'name.en': cell('title'),
            'description.en': plainText(cell('description')),
          }
        : undefined,
  },
  // Brands are words of the shop's own: they come first, of the same file.
  words: {
    header: ['filter', 'value', 'name.en'],
    read: ({ cell, brands }) => {
      const value = slug(cell('vendor'))
      if (value === '' || brands.has(value)) return undefined
      brands.add(value)
      return { filter: 'brand', value, 'name.en': cell('vendor') }
    },
  },
  colours: {
    header: ['colour_id', 'style_id', 'name.en', 'family', 'position'],
    left: ['picture', 'variantPicture'],
    read: ofColour(({ product, colour }) => ({
      colour_id: colourId(product, colour),
      style_id: styleId(product),
      'name.en': colour,
      family: FAMILIES.find(family => colour.toLowerCase().includes(family)) ?? 'multi',
      position: String(product.seen.size - 1),
    })),
  },
  skus: {
    header: ['sku', 'upc', 'colour_id', 'size'],
    read: ({ cell, product, colour, size }) => ({
      sku: cell('sku'),
      upc: cell('barcode').replaceAll(/\D/g, ''),
      colour_id: colourId(product, colour),
      size,
    }),
  },
  prices: {
    header: ['product', 'site', 'price', 'original'],
    // A size that costs something else than the first of its colour has a price of its own.
    read({ cell, product, colour }) {
      const [price, original] = [cell('price'), cell('compareAt')]
      const asked = `${price} ${original}`
      const first = product.seen.get(colour)
      if (first === asked) return undefined
      if (first === undefined) product.seen.set(colour, asked)
      return { product: first === undefined ? colourId(product, colour) : cell('sku'), price, original }
    },
  },
  stock: {
    header: ['sku', 'location', 'on_hand'],
    read: ({ cell }) => ({ sku: cell('sku'), on_hand: cell('quantity') }),
  },
}

export type ShopifyRows = {
  readonly header: string[]
  /** Undefined of what belongs to a product whose first row nobody could read. */
  readonly rows: (record: Cells) => Cells[] | undefined
  /** A row that nobody could read, perhaps the first of a product. */
  readonly miss: () => void
}

/** How rows of such a file become rows of ours; undefined where it is none, or nothing of the kind is in it. */
export function shopifyRows(kind: BulkKind, header: readonly string[]): ShopifyRows | undefined {
  const reader = READERS[kind]
  const columns = shopifyCells(header)
  if (!reader || !columns) return undefined
  const left = (reader.left ?? []).flatMap(column => columns.nameOf(column) ?? [])
  let product: Product | undefined
  let missed = false
  const brands = new Set<string>()
  const rows = (record: Cells): Cells[] | undefined => {
    const cell = columns.of(record)
    const isFirst = product?.handle !== cell('handle')
    if (missed && isFirst && cell('title') === '') return undefined
    if (isFirst) missed = false
    if (!product || isFirst)
      product = { handle: cell('handle'), options: OPTIONS.map(({ name }) => cell(name)), seen: new Map() }
    const { options } = product
    const optionOf = (name: RegExp) => {
      const option = OPTIONS[options.findIndex(each => name.test(each))]
      return option ? cell(option.value) : ''
    }
    // A row may bring no more than another picture.
    if (!isFirst && cell('sku') === '' && cell('price') === '') return []
    const made = reader.read({
      cell,
      product,
      isFirst,
      colour: optionOf(COLOUR) || ONE.colour,
      size: optionOf(SIZE) || ONE.size,
      brands,
    })
    return made
      ? [[...reader.header.map(name => made[name] ?? ''), ...left.map(name => record[header.indexOf(name)] ?? '')]]
      : []
  }
  return { header: [...reader.header, ...left], rows, miss: () => (missed = true) }
}
