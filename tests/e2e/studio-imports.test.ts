import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const HEADER = 'style_id;kind;gender;size_scale;Name in English;season'
const file = (rows: readonly string[], name = 'styles from the PIM.csv', header = HEADER) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
})

describe('a file of many things', () => {
  it('is another wish than one of the same name to which no answer came', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/imports')
    const wishes: (string | undefined)[] = []
    await page.route('**/api/staff/v1/imports?*', (route, request) => {
      if (request.method() !== 'POST') return route.continue()
      wishes.push(request.headers()['x-transaction-id'])
      return wishes.length === 1 ? route.abort() : route.continue()
    })
    const place = page.getByLabel('Drop a CSV or JSONL file here')
    await place.setInputFiles(file(['WISHED0001;boot;women;one-size;Scree;A27'], 'styles twice.csv'))
    await page.getByRole('alert').waitFor()
    await place.setInputFiles(file(['WISHED0002;boot;women;one-size;Tarn;A27'], 'styles twice.csv'))
    await page.getByRole('heading', { name: 'styles twice.csv' }).waitFor()
    const [first, second] = wishes
    expect([first, second]).toEqual([expect.any(String), expect.any(String)])
    expect(second).not.toBe(first)
  })

  it('is sent, mapped, looked at, applied and taken back', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/imports')
    await page
      .getByLabel('Drop a CSV or JSONL file here')
      .setInputFiles(
        file([
          'JOURNEY001;boot;women;one-size;Scree;A27',
          'JOURNEY002;boot;women;one-size;Tarn;A27',
          'bad id;boot;women;one-size;Col;A27',
        ]),
      )
    await page.getByRole('heading', { name: 'styles from the PIM.csv' }).waitFor()
    await page.getByText('Checked', { exact: true }).waitFor()
    await page.getByText('Nobody reads these columns: Name in English, season').waitFor()
    await page.getByRole('row').filter({ hasText: 'name.en' }).getByText('Missing').waitFor()

    await page.getByText('Columns', { exact: true }).click()
    await page.getByLabel('Name in English').selectOption('name.en')
    await page.getByLabel('Take one column for another field too').selectOption('Name in English')
    await page.getByLabel('Name in English').nth(1).selectOption('tagline.en')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Apply 2 rows' }).waitFor()
    await page.getByText('Columns', { exact: true }).click()
    const twice = page.getByLabel('Name in English')
    expect([await twice.nth(0).inputValue(), await twice.nth(1).inputValue()].sort()).toEqual(['name.en', 'tagline.en'])
    await twice.nth(0).selectOption('name.en')
    expect(await twice.count()).toBe(2)
    const unreadable = page
      .getByRole('row')
      .filter({ hasText: 'style_id' })
      .filter({ hasText: 'Not readable: write it like' })
    // The fourth line of the file: the first has the names of its columns.
    await unreadable.getByRole('cell', { name: '4', exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Apply 2 rows' }).click()
    await page.getByText('Applied', { exact: true }).waitFor()

    const [refused] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Refused rows' }).click(),
    ])
    expect(refused.suggestedFilename()).toMatch(/^styles-imp_\w+\.csv$/)
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await page.getByText('Taken back', { exact: true }).waitFor()

    await page.goto('/studio/imports')
    const [styles] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(styles.suggestedFilename()).toBe('styles.csv')
    await page.getByRole('link', { name: 'styles from the PIM.csv' }).waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })

  it.each(['desktop', 'phone'] as const)(
    'of another system is told which column is what, by a name that the next file is read by (%s)',
    async screen => {
      const page = await signIn('owner', { screen })
      const system = `The PIM of ${screen}`
      const row = (id: string, name: string) => `${id}${screen === 'phone' ? 'P' : 'D'};boot;women;one-size;${name};A27`
      const sendIt = async (rows: readonly string[], name: string, also = '') => {
        await page.goto('/studio/imports')
        await page
          .getByLabel('Drop a CSV or JSONL file here')
          .setInputFiles(file(rows, name, `Style;kind;gender;size_scale;Name in English${also};${screen} season`))
        await page.getByRole('heading', { name }).waitFor()
        await page.getByText('Checked', { exact: true }).waitFor()
      }
      await sendIt([row('MAPPED001', 'Scree')], 'styles as they come.csv')
      // It stands open, because it is why the row is refused.
      await page.getByText('First: Scree').waitFor()
      await page.getByLabel('Style', { exact: true }).selectOption('style_id')
      await page.getByLabel('Name in English').selectOption('name.en')
      await page.getByLabel('Keep these columns as').fill(system)
      await page.getByRole('button', { name: 'Keep', exact: true }).click()
      await page.getByLabel('Kept mapping').waitFor()
      expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Check again' }).click()
      await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()

      // The system has another column by now, and one row that a comma has moved.
      await sendIt([row('MAPPED001', 'Scree;new'), row('MAPPED002', 'Tarn')], 'styles of next week.csv', ';Novelty')
      await page.getByText(/^More or fewer cells than there are columns/).waitFor()
      await page
        .getByRole('row')
        .filter({ hasText: 'the whole row' })
        .getByRole('cell', { name: '3', exact: true })
        .waitFor()
      await page.getByRole('button', { name: 'Apply 1 row' }).waitFor()
      await page.getByText('Columns', { exact: true }).click()
      const named = page.getByLabel('Name in English')
      await named.selectOption('– not used –')
      await page.getByLabel('Kept mapping').selectOption(system)
      expect(await named.inputValue()).toBe('name.en')
      await page.getByRole('button', { name: `Forget “${system}”` }).click()
      await expect.poll(() => page.getByRole('button', { name: `Forget “${system}”` }).count()).toBe(0)
      expectNoSurprise(page)
    },
  )

  it('of Shopify’s products is sent once and taken step by step, from its brands to what lies on a shelf', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/imports')
    const rows = [
      'cirque-boot,Cirque Boot,Cirque Works,Boots,"women",Color,Night blue,Size,9,CIRQ-9,129.00,5901234123457,7,active',
      'cirque-boot,,,,,,Night blue,,10,CIRQ-10,129.00,4006381333948,3,',
    ]
    const header =
      'Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Barcode,Variant Inventory Qty,Status'
    await page.getByLabel('Drop a CSV or JSONL file here').setInputFiles(file(rows, 'products_export_1.csv', header))
    const steps = page.getByRole('region', { name: 'One Shopify file, six steps' })
    const step = async (kind: string, count: number, inEveryRow?: readonly [label: string, value: string]) => {
      await steps.locator('[aria-current=step]').filter({ hasText: kind }).waitFor()
      await page.getByText('Checked', { exact: true }).waitFor()
      if (inEveryRow) {
        await page.getByLabel(inEveryRow[0]).fill(inEveryRow[1])
        await page.getByRole('button', { name: 'Check again' }).click()
      }
      await page.getByRole('button', { name: `Apply ${count} row`, exact: false }).click()
      await page.getByText('Applied', { exact: true }).waitFor()
    }
    await step('Words of filters', 1)
    await steps.getByRole('button', { name: 'Send it as “Styles” now' }).click()
    await step('Styles', 1)
    await steps.getByRole('button', { name: 'Send it as “Colours” now' }).click()
    await step('Colours', 1)
    await steps.getByRole('button', { name: 'Send it as “SKUs” now' }).click()
    await step('SKUs', 2)
    await expectAccessible(page)
    await steps.getByRole('button', { name: 'Send it as “Prices” now' }).click()
    await step('Prices', 1, ['site in every row without it', 'US'])
    await steps.getByRole('button', { name: 'Send it as “Stock” now' }).click()
    await step('Stock', 2, ['location in every row without it', '1'])
    expect(await steps.getByRole('button').count()).toBe(0)
    await page.goto('/studio/prices?q=Cirque')
    await page.getByRole('grid', { name: 'Prices' }).getByText('129.00').waitFor()
    await page.goto('/studio/stock?q=CIRQ-9')
    await page
      .getByRole('row')
      .filter({ hasText: 'CIRQ-9' })
      .getByRole('cell', { name: '7', exact: true })
      .first()
      .waitFor()
    expectNoSurprise(page)
  })
})
