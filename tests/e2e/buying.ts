import type { BrowserContext, Page } from 'playwright-core'
import { awake, visit } from './harness.ts'

/** A cart with the first pair that a search finds, as its page's own form would fill it. */
export async function fillCart(context: BrowserContext, qty = 2, locale = 'en-us') {
  const page = await visit(`/${locale}/search?q=boot`, { context })
  const product = await page.locator('a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '', { waitUntil: 'domcontentloaded' })
  const sku = /&quot;sku&quot;:&quot;([^&]+)&quot;/.exec(await (await context.request.get(product ?? '')).text())?.[1]
  await context.request.post(`/${locale}/cart`, {
    form: { _action: 'add', sku: sku ?? '', qty: String(qty) },
    headers: { origin: new URL(page.url()).origin },
  })
  return page
}

const BOULDER = {
  street: '1200 Pearl Street',
  city: 'Boulder',
  postalCode: '80302',
  state: 'CO',
  phone: '(303) 555-0147',
}

/** Without a state where the country has none. */
export async function fillAddress(page: Page, other: Partial<typeof BOULDER> = {}) {
  const { street, city, postalCode, state, phone } = { ...BOULDER, ...other }
  // The script of a page that refused a form moves the focus once, and with it what is being typed.
  await page.waitForLoadState('domcontentloaded')
  const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
  await fill('recipientContactEmail', 'robin@cairn.test')
  await fill('recipientFirstName', 'Robin')
  await fill('recipientLastName', 'Hale')
  await fill('addressLine1', street)
  await fill('city', city)
  await fill('postalCode', postalCode)
  if (state) await page.locator('main [name=stateCityProvDept]').selectOption(state)
  await fill('recipientContactPhone', phone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

export async function payByCard(page: Page, number: string, { script = true } = {}) {
  // What the frame hands out is lost on a page that does not listen yet.
  if (script) await awake(page, 'card-frame')
  const frame = page.frameLocator('iframe')
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('04/40')
  await frame.locator('[name=cvc]').fill('123')
  // Before the frame's own script has run, its form leaves the page, as it does without script.
  const inside = await (await page.locator('iframe').elementHandle())?.contentFrame()
  await inside?.waitForLoadState('domcontentloaded')
  await frame.getByRole('button').click()
}
