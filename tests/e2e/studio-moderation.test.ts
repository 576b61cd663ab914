import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

/** A shopper asks something that looks like advertising: it waits for a look. */
async function ask(text: string): Promise<void> {
  const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH', { script: false })
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await page.getByLabel('Your question').fill(text)
  await page.getByLabel('Name shown beside it').fill('Bo')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Question sent').waitFor()
}

describe('moderation', () => {
  it('is done with keys, on a phone by touch, and can be taken back', async () => {
    await ask('Is www.first-lure.test better?')
    await ask('Is www.second-lure.test better?')
    const page = await signIn('service')
    await page.getByRole('link', { name: 'Questions to look at' }).click()
    const item = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await item('first-lure').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('j')
    await page.locator('[aria-current=true]').filter({ hasText: 'second-lure' }).waitFor()
    await page.keyboard.press('x')
    await item('second-lure').waitFor({ state: 'detached' })
    await page.keyboard.press('z')
    await item('second-lure').waitFor()
    expectNoSurprise(page)

    const phone = await signIn('service', { screen: 'phone' })
    await phone.goto('/studio/moderation?kind=question')
    const card = phone.getByRole('listitem').filter({ hasText: 'first-lure' })
    await card.waitFor()
    expect(await contentWidth(phone)).toBe(390)
    await expectAccessible(phone)
    await card.getByRole('button', { name: 'Publish' }).click()
    await card.waitFor({ state: 'detached' })
    await phone.getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
  })

  it('holds what has a word of the list, which staff keep per language', async () => {
    const page = await signIn('service')
    await page.goto('/studio/moderation?kind=question')
    await page.getByRole('button', { name: 'Word list' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('No words in this language yet.').waitFor()
    await dialog.getByLabel('New words').fill('flimflam*')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByRole('button', { name: 'Take flimflam* off' }).waitFor()
    await expectAccessible(page)
    await ask('Is it flimflammery?')
    await page.reload()
    const held = page.getByRole('listitem').filter({ hasText: 'flimflammery' })
    await held.getByText('Held: has the word “flimflam*”').waitFor()
    await page.getByRole('button', { name: 'Word list' }).click()
    await dialog.getByRole('button', { name: 'Take flimflam* off' }).click()
    await dialog.getByText('No words in this language yet.').waitFor()
    expectNoSurprise(page)
  })
})
