import { expect, it } from 'vitest'
import { isShopifyHeader } from './shopify-header.ts'

it('a file of Shopify’s products is known by its first line, of before and after 2025, whatever parts its columns', () => {
  expect(isShopifyHeader('\uFEFF"Handle",Title,Body (HTML),Variant SKU\r')).toBe(true)
  expect(isShopifyHeader('title;URL HANDLE;Description;sku')).toBe(true)
  for (const other of ['Handle,Title,Vendor', 'Handles,Title,SKU', 'sku,location,on_hand', ''])
    expect(isShopifyHeader(other)).toBe(false)
})
