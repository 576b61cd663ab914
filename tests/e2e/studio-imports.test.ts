import { describe, expect, it } from 'vitest'
import { expectAccessible } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const file = (rows: readonly string[], name = 'styles from the PIM.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['style_id;kind;gender;size_scale;Name in English;season', ...rows].join('\r\n')),
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
    await page.getByLabel('name.en').selectOption('Name in English')
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByRole('button', { name: 'Apply 2 rows' }).waitFor()
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
})
