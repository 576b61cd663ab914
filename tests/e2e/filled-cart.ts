import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newContext, shopUrl, visit } from './harness.ts'

const ACCESS = { 'x-access-key': 'cairn-web' }

async function get<T>(path: string): Promise<T> {
  return (await fetch(`${shopUrl()}/api${path}`, { headers: ACCESS })).json()
}

/** A few sizes with plenty of stock. */
export async function someSkus(count: number, locale: string): Promise<string[]> {
  const skus: string[] = []
  const { products } = await get<{ products: { id: string }[] }>(
    `/products/v2/catalog?categoryId=2000&locale=${locale}`,
  )
  for (const { id } of products) {
    const { variants } = await get<{ variants: { sku: string; quantity?: number }[] }>(
      `/products/v2/products/${id}/inventory?locale=${locale}`,
    )
    const plenty = variants.find(({ quantity = 0 }) => quantity >= 20)
    if (plenty) skus.push(plenty.sku)
    if (skus.length === count) break
  }
  return skus
}

/** Posts the form that puts something into the cart, as a page without script would. */
async function fill(context: BrowserContext, skus: readonly string[], locale: string) {
  for (const sku of skus) {
    const answer = await context.request.post(`/${locale}/cart`, {
      form: { _action: 'add', sku },
      headers: { origin: shopUrl() },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
  }
}

export async function cartOf(count: number, options: Parameters<typeof newContext>[0] = {}, locale = 'en-us') {
  const context = await newContext(options)
  await fill(context, await someSkus(count, locale), locale)
  return { context, page: await visit(`/${locale}/cart`, { ...options, context }) }
}

/** How many of the first item. */
export const quantity = (page: Page) =>
  page
    .getByRole('form', { name: /^Quantity/ })
    .first()
    .locator('output')
export const more = (page: Page) => page.getByRole('button', { name: /^One more/ }).first()
