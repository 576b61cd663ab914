import { expect, it } from 'vitest'
import { expectAccessible } from './harness.ts'
import { goTo } from './keyboard.ts'
import { buyAsGuest, expectNoSurprise, signIn } from './studio-people.ts'

it('finds an order, opens it, notes something on it and goes back to the list, by keyboard alone', async () => {
  const order = await buyAsGuest()
  const page = await signIn('owner')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type(order)
  const found = page.getByRole('option', { name: new RegExp(order) })
  await found.waitFor()
  await expect.poll(() => found.getAttribute('data-highlighted')).toBe('')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: order, level: 1 }).waitFor()

  const note = page.getByLabel('Note for colleagues')
  const unseen = await goTo(page, note)
  await page.keyboard.type('Rings twice')
  unseen.push(...(await goTo(page, page.getByRole('button', { name: 'Add note' }))))
  await page.keyboard.press('Enter')
  await page.getByText('The note is there.').waitFor()
  await page.locator('.story').getByText('Rings twice').waitFor()
  expect(await note.inputValue()).toBe('')

  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  unseen.push(...(await goTo(page, page.getByRole('link', { name: order }).first())))
  await page.keyboard.press('Enter')
  await page.locator('.story').getByText('Rings twice').waitFor()
  expect(unseen).toEqual([])
  expectNoSurprise(page)
})

it('opens what was typed to its end, however quickly somebody presses Enter', async () => {
  const page = await signIn('owner')
  // Each answer comes when the test says so.
  const waiting: (() => Promise<void>)[] = []
  let isHeld = true
  await page.route('**/api/staff/v1/lookup?*', route => {
    if (!isHeld) return route.continue()
    waiting.push(() => route.continue())
    return undefined
  })
  const letGo = () => waiting.splice(0).forEach(go => void go())
  const menu = page.getByRole('dialog')
  await page.keyboard.press('ControlOrMeta+k')
  await menu.getByRole('combobox').waitFor()
  await page.keyboard.type('Mara')
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  isHeld = false
  letGo()
  await menu.getByRole('option', { name: /Mara Quinn/ }).waitFor()
  isHeld = true
  await menu.getByRole('combobox').fill('')
  await page.keyboard.type('Wes Tanner')
  await page.keyboard.press('Enter')
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  isHeld = false
  letGo()
  await page.getByRole('heading', { name: 'Wes Tanner', level: 1 }).waitFor()
  expectNoSurprise(page)
})

it('chooses nothing by the Enter that ends a word being composed', async () => {
  const page = await signIn('owner')
  await page.keyboard.press('ControlOrMeta+k')
  const menu = page.getByRole('dialog')
  const box = menu.getByRole('combobox')
  await box.fill('orders')
  await menu.getByRole('option', { name: /^Orders/ }).waitFor()
  const composed = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }
  await box.dispatchEvent('keydown', composed)
  await expect.poll(() => box.inputValue()).toBe('orders')
  expect(new URL(page.url()).pathname).toBe('/studio')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  expectNoSurprise(page)
})

it('tells who proved elsewhere that it is still them, in a window that everybody can read', async () => {
  const page = await signIn('owner')
  await page.goto('/studio/proved')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessible(page)
  expectNoSurprise(page)
})
