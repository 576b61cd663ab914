const CATEGORY_ID = /(?<!\d)\d{4,10}$/
const PRODUCT_ID = /(?<![A-Z\d])[A-Z\d]{8,11}$/

/** A category slug ends in a number of 4 to 10 digits. */
export const findCategoryId = (slug: string): string | undefined => CATEGORY_ID.exec(slug)?.[0]

/** A product slug ends in a product id of 8 to 11 uppercase letters or digits. */
export const findProductId = (slug: string): string | undefined => PRODUCT_ID.exec(slug)?.[0]

export const isCategoryId = (text: string): boolean => /^\d{4,10}$/.test(text)
export const isProductId = (text: string): boolean => /^[A-Z\d]{8,11}$/.test(text)

/** The id of a product in one colour: 8 uppercase letters or digits. */
export const isColorProductId = (text: string): boolean => /^[A-Z\d]{8}$/.test(text)

/** Text as it reads in an address: lower-case letters and digits, joined by hyphens. */
export const slugify = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

const slugWith = (name: string, id: string): string => [slugify(name), id].filter(part => part !== '').join('-')

export const categorySlug = (name: string, categoryId: string): string => slugWith(name, categoryId)
export const productSlug = (name: string, productId: string): string => slugWith(name, productId)
