import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

it('keeps a section in the page when a button is added to it, and says which one is wrong', async () => {
  const page = await signIn('editor')
  const slug = `one-more-${Date.now()}`
  const links = { ...SECTION_EXAMPLES['cta-buttons'], id: 'links', targets: [{ text: 'First', url: '/help' }] }
  const body = { title: 'One more', sections: [{ name: 'main', items: [links] }] }
  await callsOn(page)('content.save', { params: { slug }, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
  await page.goto(`/studio/content/edit/${slug}?item=links`)
  const shown = page.frameLocator('iframe[title="Preview"]').locator('[data-component="cta-buttons"]')
  await shown.waitFor()
  const fields = page.getByRole('region', { name: 'Fields' })
  await fields.getByRole('button', { name: '+ Add', exact: true }).first().click()
  await expect.poll(() => shown.getByRole('link').allInnerTexts()).toEqual(['First', '…'])
  await page.locator('.save-state[data-state="saved"]').waitFor()
  expect(await fields.getByRole('alert').count()).toBe(0)
  await fields.getByLabel('Text', { exact: true }).last().fill('')
  await fields.getByRole('alert').getByText('Buttons and links › Entry 2 › Text').waitFor()
  expectNoSurprise(page)
})

it('has a form for each entry of the menu, and in none of them those below it', async () => {
  const page = await signIn('editor')
  await page.goto('/studio/content/edit/menu')
  const outline = page.getByRole('region', { name: 'Outline' })
  await outline.getByRole('button', { name: 'Women' }).first().click()
  const fields = page.getByRole('region', { name: 'Fields' })
  await fields.getByText('More fields').click()
  await fields.getByText(/^Columns/).waitFor()
  expect(await fields.getByText(/^Entries below/).count()).toBe(0)
  // In the list what there is one of is called by what it is.
  await page.goto('/studio/content?kind=footer')
  await page.getByRole('link', { name: 'Footer', exact: true }).waitFor()
  expectNoSurprise(page)
})

it('shows beside a section that is new the page where it will stand', async () => {
  const page = await signIn('owner')
  const slug = `new-below-${Date.now()}`
  const words = (id: string, title: string) => ({ ...SECTION_EXAMPLES['rich-text'], id, title })
  const old = [words('first', 'First of all'), words('last', 'Last of all')]
  const save = (items: object[]) => {
    const body = { title: 'Below', sections: [{ name: 'main', items }] }
    const layers = [{ scope: 'any', body, revision: 0 }]
    return callsOn(page)('content.save', { params: { slug }, body: { layers } })
  }
  await save(old)
  const { seen } = await callsOn(page)('content.check', { params: { slug } })
  await callsOn(page)('content.publish', { params: { slug }, body: { seen } })
  await save([...old, words('new', 'Newer than all')])
  await page.goto(`/studio/content/edit/${slug}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const before = page.getByRole('dialog').getByRole('figure').filter({ hasText: 'As it is' })
  await before.getByText('Not there yet: it comes below what is marked.').waitFor()
  const asItIs = before.frameLocator('iframe')
  await asItIs.getByRole('heading', { name: 'Last of all' }).waitFor({ state: 'attached' })
  expect(await asItIs.getByRole('heading', { name: 'Newer than all' }).count()).toBe(0)
  expectNoSurprise(page)
})
