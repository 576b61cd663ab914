import { expect, it } from 'vitest'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const plan = {
  name: 'Room above the story',
  slug: 'home',
  hypothesis: 'More room is read more.',
  metric: 'orders' as const,
  variants: ['2-b'],
  baseline: 0.03,
  smallestEffect: 0.2,
}

it('takes shares as somebody writes them, key by key', async () => {
  const page = await signIn('owner')
  const experimentId = 'exp-written'
  await callsOn(page)('experiments.save', { params: { experimentId }, body: { plan } })
  await page.goto(`/studio/experiments/${experimentId}`)
  const now = page.getByLabel('Do it now, in percent of visitors')
  const smallest = page.getByLabel('Smallest change worth finding, in percent')
  await expect.poll(() => now.inputValue()).toBe('3')
  for (const [field, share] of [
    [now, '0.25'],
    [smallest, '7.5'],
  ] as const) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(share)
    expect(await field.inputValue()).toBe(share)
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await expect.poll(() => now.inputValue()).toBe('0.25')
  expect(await smallest.inputValue()).toBe('7.5')

  // Nothing is no share: whoever leaves the field sees what counts.
  await now.fill('')
  await now.blur()
  expect(await now.inputValue()).toBe('0.25')
  expectNoSurprise(page)
})
