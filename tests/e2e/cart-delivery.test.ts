import { describe, expect, it } from 'vitest'
import { cartOf, more, quantity } from './filled-cart.ts'
import { contentWidth, expectAccessible, expectNoProblems, newContext, touch, visit } from './harness.ts'

describe('a collection point', () => {
  it('is found near a place and takes the item, on a phone', async () => {
    const { page } = await cartOf(1, { screen: 'phone' }, 'de-de')
    await touch(page, 'cart-page')
    await page.getByRole('button', { name: 'Nur das Nötige' }).click()
    await page.getByText('Lieferung ändern').click()
    await page.getByRole('link', { name: 'Abholpunkt wählen' }).click()
    await page.getByRole('button', { name: 'Mein Standort' }).click()
    await page.getByText('Dein Browser hat nicht gesagt, wo du bist').waitFor()
    await page.getByLabel('Ort oder Postleitzahl').fill('Berlin')
    await page.getByRole('button', { name: 'Suchen' }).click()
    const berlin = page.getByRole('button', { name: /^Hier abholen: .*Berlin/ }).first()
    await berlin.waitFor()
    await expectAccessible(page, '.dialog-popup')
    await berlin.click()
    await page.getByText(/^Abholstation .*Berlin/).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })

  it('is chosen without script too', async () => {
    const { page } = await cartOf(1, { script: false }, 'de-de')
    await page.getByText('Lieferung ändern').click()
    await page.getByRole('link', { name: 'Abholpunkt wählen' }).click()
    await page.getByLabel(/^Ort, Postleitzahl/).fill('10115')
    await page.locator('main').getByRole('button', { name: 'Suchen' }).click()
    await page.getByRole('heading', { name: 'Abholpunkte', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Hier abholen' }).first().click()
    await expect.poll(() => page.getByText(/^Abholstation /).count()).toBe(1)
  })
})

describe('another store than that of the other items', () => {
  it('is asked about first, then confirmed', async () => {
    const { page } = await cartOf(2)
    await touch(page, 'cart-page')
    const choose = async (item: number, store: number) => {
      await page.getByText('Change delivery').nth(item).click()
      await page.getByRole('link', { name: 'Choose a store' }).first().click()
      // The count is said, so that whoever does not see the list knows that there is one.
      await page
        .getByRole('status')
        .getByText(/^\d+ places? to collect from$/)
        .waitFor()
      await page
        .getByRole('button', { name: /^(Pick up|Send it) here/ })
        .nth(store)
        .click()
    }
    await choose(0, 0)
    await page.getByText(/(will be ready at|We will send)/).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await choose(1, 1)
    await page.getByRole('heading', { name: 'Change your store?' }).waitFor()
    await expectAccessible(page, '.dialog-popup')
    await page.getByRole('button', { name: /^Use / }).click()
    await page.getByRole('heading', { name: 'Store changed' }).waitFor()
    await expect.poll(() => page.getByText(/^(Pick up in store|Ship to store) at /).count()).toBe(2)
  })
})

describe('an item whose store is not changed', () => {
  it('keeps the delivery it names, and says of one item alone that it moved', async () => {
    const { page } = await cartOf(2)
    await touch(page, 'cart-page')
    const names = await page.locator('main li h2').allTextContents()
    const choose = async (item: number, store: number) => {
      await page.getByText('Change delivery').nth(item).click()
      await page.getByRole('link', { name: 'Choose a store' }).first().click()
      await page
        .getByRole('button', { name: /^(Pick up|Send it) here/ })
        .nth(store)
        .click()
    }
    const dialog = page.getByRole('dialog')
    await choose(0, 0)
    await page.getByText(new RegExp(`^(${names[0]} will be ready|We will send ${names[0]} )`)).waitFor()
    await choose(1, 1)
    await dialog.getByText(new RegExp(`^${names[0]} waits at .* Have ${names[1]} at `)).waitFor()
    await dialog.getByRole('button', { name: 'Keep Standard delivery' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() =>
        page
          .locator('main')
          .getByText(/^Standard delivery/)
          .count(),
      )
      .toBe(1)
    await expect.poll(() => page.getByText(/^(Pick up in store|Ship to store) at /).count()).toBe(1)
  })
})

describe('the stores', () => {
  it('are searched where the browser is, when it says so', async () => {
    const context = await newContext()
    const page = await visit('/en-us/store-locator', { context })
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Your browser did not tell where you are').waitFor()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 39.7392, longitude: -104.9903 })
    await page.getByRole('button', { name: 'Use my location' }).click()
    await page.waitForURL('**/store-locator?lat=39.74&lng=-104.99')
    expect(await page.locator('main li h2').first().textContent()).toContain('Denver')
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })
})

describe('leaving the cart', () => {
  it('loses no click that was not sent yet', async () => {
    const { page, context } = await cartOf(1)
    await touch(page, 'cart-page')
    await more(page).evaluate(async button => {
      for (let click = 0; click < 4; click++) {
        if (button instanceof HTMLElement) button.click()
        await new Promise(requestAnimationFrame)
      }
      location.assign('/en-us/help')
    })
    await page.waitForURL('**/en-us/help')
    await expect
      .poll(async () => {
        const cart = await visit('/en-us/cart', { context })
        const shown = await quantity(cart).textContent()
        await cart.close()
        return shown
      })
      .toBe('5')
  })
})

describe('what goes with the cart', () => {
  it('is added by one click, and then not offered any more', async () => {
    const { page } = await cartOf(1)
    await touch(page, 'cart-page')
    const add = page.getByRole('button', { name: /^Add to cart: / })
    await expect.poll(() => add.count()).toBe(3)
    const offered = (await add.first().getAttribute('aria-label')) ?? ''
    await add.first().click()
    await expect.poll(() => page.getByRole('form', { name: /^Quantity/ }).count()).toBe(2)
    await page.reload()
    await expect.poll(() => add.count()).toBe(3)
    expect(await add.first().getAttribute('aria-label')).not.toBe(offered)
    await expectAccessible(page, 'main')
  })

  it('is added without script', async () => {
    const { page } = await cartOf(1, { script: false })
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click()
    await expect.poll(() => page.getByRole('form', { name: /^Quantity/ }).count()).toBe(2)
  })
})
