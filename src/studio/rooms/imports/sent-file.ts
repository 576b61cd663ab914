import { isShopifyHeader } from '#domain/bulk/shopify-header.ts'

const LONGEST_HEADER = 20_000

export async function isOfShopify(file: File): Promise<boolean> {
  const [header = ''] = (await file.slice(0, LONGEST_HEADER).text()).split(/[\r\n]/)
  return isShopifyHeader(header)
}

let last: { readonly importId: string; readonly file: File } | undefined

/** Of a file that brings things of several kinds, one after another: until this page is left, it need not be chosen again. */
export const keepSent = (importId: string, file: File): void => {
  last = { importId, file }
}
export const sentAs = (importId: string): File | undefined => (last?.importId === importId ? last.file : undefined)
