import bwip from 'bwip-js/node'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { contentWidth, expectAccessible, problemsOf } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

/** The phone's camera sees this label from now on. */
async function holdBeforeCamera(page: Page, upc: string): Promise<void> {
  const label = await bwip.toBuffer({ bcid: 'upca', text: upc, scale: 4, padding: 12, backgroundcolor: 'ffffff' })
  await page.evaluate(
    async picture => {
      const seen = new Image()
      seen.src = picture
      await seen.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 960
      canvas.height = 720
      const drawn = canvas.getContext('2d')
      // A picture that does not change is not sent on.
      setInterval(() => {
        if (!drawn) return
        drawn.fillStyle = '#ba9'
        drawn.fillRect(0, 0, 960, 720)
        drawn.drawImage(seen, 240, 200, 480, (480 / seen.naturalWidth) * seen.naturalHeight)
      }, 50)
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20)
    },
    `data:image/png;base64,${label.toString('base64')}`,
  )
}

describe('the stock room', () => {
  it('finds a shelf, writes into its book why it changed, and counts a store with a phone, also without a network', async () => {
    const page = await signIn('warehouse', { screen: 'phone' })
    const listed = await page.request.get('/api/staff/v1/stock?limit=200&sort=onHand&order=desc')
    const { rows } = await listed.json()
    const { sku, location, onHand } = rows[0]
    await page.goto(`/studio/stock?location=${location}`)
    await page.getByLabel('Search').fill(sku)
    await page.getByRole('button', { name: `Adjust ${sku}` }).waitFor()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Adjust ${sku}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('More or fewer').fill('-2')
    await dialog.getByText(`Then there are ${onHand - 2}.`).waitFor()
    await dialog.getByLabel('Reason').selectOption('damage')
    await dialog.getByLabel('Note').fill('Wet box')
    await dialog.getByRole('button', { name: 'Adjust' }).click()
    await page.getByText('Written into the book.').waitFor()
    await page.getByRole('link', { name: sku }).click()
    await page.getByRole('row', { name: /Damaged.*Wet box.*−2/ }).waitFor()
    await expectAccessible(page)

    await page.goto('/studio/stock?view=counts')
    await page.getByRole('button', { name: 'Begin a count' }).click()
    await dialog.getByLabel('Location').selectOption(String(location))
    await dialog.getByLabel('What is counted').fill('Top shelf')
    await dialog.getByRole('button', { name: 'Begin a count' }).click()
    await page.getByRole('heading', { name: 'Top shelf', level: 1 }).waitFor()
    const scanner = page.getByLabel('Scan or type a code')
    const scan = async (code: string) => {
      await scanner.fill(code)
      await scanner.press('Enter')
    }
    await scan('NO-SUCH-CODE')
    await page.getByText('Nothing has the code NO-SUCH-CODE.').waitFor()
    await scan(sku)
    await page.getByRole('listitem').filter({ hasText: sku }).waitFor()
    await page.context().setOffline(true)
    await scan(sku)
    await scan(sku)
    await page.getByText('2 scans wait on this phone for the network.').waitFor()
    await page.context().setOffline(false)
    await page.getByText(/size .*: 3$/).waitFor()
    const {
      article: { upc },
    } = await callsOn(page)('stock.read', { params: { sku } })
    await holdBeforeCamera(page, upc)
    await page.getByRole('button', { name: 'Use the camera' }).click()
    await page.getByText(/size .*: 4$/).waitFor()
    await page.getByRole('button', { name: 'Camera off' }).click()
    expect(await contentWidth(page)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Book the differences' }).click()
    await dialog.getByRole('button', { name: 'Book the differences' }).click()
    await page.getByText(`Shelves corrected: 1. Pieces in all: ${4 - (onHand - 2)}.`).waitFor()
    await page.goto(`/studio/stock/sku/${sku}`)
    await page.getByRole('row', { name: /Count.*Top shelf/ }).waitFor()
    // Nobody is signed in when the page first asks who is, and the network was away.
    expect(problemsOf(page).filter(problem => !/401|ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([])
  })

  it('says who waits for a size that is sold out', async () => {
    const page = await signIn('owner')
    const call = callsOn(page)
    const ask = async (sku: string, productId: string) => {
      const headers = { 'x-access-key': 'cairn-web', origin: new URL(page.url()).origin }
      const data = { sku, productId, email: 'waits@cairn.test' }
      const path = '/api/products/v1/notifications?locale=en-us'
      const answer = await page.request.put(path, { data, headers })
      return (await answer.json()).status
    }
    const { rows } = await call('stock.list', { query: { sort: 'onHand', order: 'asc', limit: 50 } })
    let wanted: string | undefined
    for (const { sku, productId } of rows) {
      if ((await ask(sku, productId)) !== 'registered') continue
      wanted = sku
      break
    }
    expect(wanted).toBeDefined()
    await page.goto(`/studio/stock/sku/${wanted}`)
    await page.getByText('1 on US, since', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Show who' }).click()
    await page.getByRole('row', { name: /waits@cairn\.test/ }).waitFor()
    await expectAccessible(page)
    expectNoSurprise(page)
  })
})
