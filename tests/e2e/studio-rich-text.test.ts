import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const text = (page: Page) => fieldsOf(page).getByRole('textbox', { name: 'Text', exact: true }).first()
const anyway = (page: Page) => fieldsOf(page).getByRole('button', { name: 'Edit anyway' })

const LOOSE = 'Loose words<p>and a paragraph</p>'

it('rewrites no text that nobody touched, in whatever language it is looked at', async () => {
  const page = await signIn('editor')
  const slug = `loose-words-${Date.now()}`
  const { richText: _, ...item } = { ...SECTION_EXAMPLES['rich-text'], id: 'words' }
  const said = (richText: string) => ({ texts: { words: { richText } } })
  const general = { title: 'Words', sections: [{ name: 'main', items: [item] }] }
  const layers = { any: general, en: said(LOOSE), de: said('<p>Ein Absatz</p>'), fr: said('<p>Un</p>mot') }
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: Object.entries(layers).map(([scope, body]) => ({ scope, body, revision: 0 })) },
  })
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('[data-component="rich-text"]').click()
  await anyway(page).waitFor()
  expect(await text(page).inputValue()).toBe(LOOSE)
  expect(await text(page).getAttribute('readonly')).not.toBeNull()
  await fieldsOf(page).getByText('<p>Loose words</p><p>and a paragraph</p>').waitFor()
  // Told is what would be other, and nothing else.
  expect(await fieldsOf(page).getByRole('insertion').allTextContents()).toEqual(['<p>', '</p>'])

  const lookIn = (locale: string) => page.getByLabel('Locale', { exact: true }).selectOption(locale)
  await lookIn('de-de')
  await text(page).getByText('Ein Absatz').waitFor()
  expect(await anyway(page).count()).toBe(0)
  // Of each text it is asked by itself: that one may be edited says nothing of another.
  await lookIn('fr-fr')
  await anyway(page).waitFor()
  expect(await text(page).inputValue()).toBe('<p>Un</p>mot')
  await lookIn('en-us')
  await expect.poll(() => text(page).inputValue()).toBe(LOOSE)
  await anyway(page).click()
  await text(page).getByText('Loose words').click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Very ')
  await frameOf(page).getByText('Very Loose words').waitFor()
  await lookIn('fr-fr')
  await anyway(page).waitFor()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  const { layers: kept } = await callsOn(page)('content.read', { params: { slug } })
  expect(kept.find(({ scope }) => scope === 'fr')?.body).toEqual(layers.fr)
  expectNoSurprise(page)
})

it('takes in of what is pasted only what the shop shows, and says which addresses a link may have', async () => {
  const page = await signIn('editor')
  const slug = `pasted-${Date.now()}`
  const item = { ...SECTION_EXAMPLES['rich-text'], id: 'words', richText: '<p>Snow is near.</p>' }
  const body = { title: 'Pasted', sections: [{ name: 'main', items: [item] }] }
  await callsOn(page)('content.save', { params: { slug }, body: { layers: [{ scope: 'any', body, revision: 0 }] } })
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('[data-component="rich-text"]').click()
  // Until the editor has come, the words stand in a plain field.
  await fieldsOf(page).getByRole('toolbar').first().waitFor()
  await text(page).getByText('Snow is near.').click()
  await page.keyboard.press('Control+End')
  await text(page).evaluate(element => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<b>Bold</b> <a href="javascript:alert(1)">dead</a><img src="x" alt=""><script>1</script>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await text(page).getByText('dead').waitFor()
  expect(await text(page).locator('a, img, script').count()).toBe(0)
  expect(await text(page).locator('strong').innerText()).toBe('Bold')

  await page.keyboard.press('Control+Shift+Home')
  await fieldsOf(page).getByRole('button', { name: 'Link', exact: true }).click()
  // The words stay chosen: what is typed now is the address.
  await page.keyboard.type('javascript:alert(1)')
  await fieldsOf(page).getByText('Only addresses of the shop (/…), https:, mailto: and tel:').waitFor()
  await fieldsOf(page).getByPlaceholder('/help/returns').fill('/nowhere-at-all')
  await fieldsOf(page).getByText('Nothing is found at this address').waitFor()
  await fieldsOf(page).getByPlaceholder('/help/returns').fill('/help/repairs')
  await page.keyboard.press('Enter')
  await text(page).locator('a[href="/help/repairs"]').first().waitFor()
  expectNoSurprise(page)
})
