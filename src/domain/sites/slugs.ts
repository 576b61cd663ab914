const CATEGORY_ID = /(?<!\d)\d{4,10}$/
const PRODUCT_ID = /(?<![A-Z\d])[A-Z\d]{8,11}$/

/** A category slug ends in a number of 4 to 10 digits. */
export const findCategoryId = (slug: string): string | undefined => CATEGORY_ID.exec(slug)?.[0]

/** A product slug ends in a product id of 8 to 11 uppercase letters or digits. */
export const findProductId = (slug: string): string | undefined => PRODUCT_ID.exec(slug)?.[0]

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

/** The slugs of all ids that share a name. */
export function slugsOf(name: string): (id: string) => string {
  const words = slugify(name)
  return id => (words === '' ? id : `${words}-${id}`)
}

export const categorySlug = (name: string, categoryId: string): string => slugsOf(name)(categoryId)
export const productSlug = (name: string, productId: string): string => slugsOf(name)(productId)
