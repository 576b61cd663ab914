import { expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'

const { people, read, ordered, arrives, exchange } = await exchangeDesk()

it('tells which pieces came off which shelf, and which went back, in the time line of their order', async () => {
  const { number } = await ordered({ qty: 2, besides: { 'SOCK-M': 1 } })
  await arrives(number)
  const boots = (await read(number)).lines.find(({ sku }) => sku === 'BOOT-9')?.id ?? ''
  const { returnNumber = '' } = await exchange(number, boots, 'BOOT-10')
  const pieces = [{ itemId: boots, condition: 'as-new' as const, refund: true }]
  await people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces } })
  const { story, lines } = await read(number)
  const shelf = lines[0]?.from[0]?.location ?? ''
  expect(shelf).not.toBe('')
  expect(story.filter(({ kind }) => kind === 'stock').map(({ word, detail }) => [word, detail])).toEqual([
    ['restock', `1 × BOOT-9 · ${shelf}`],
    ['taken', `1 × BOOT-10 · ${shelf}`],
    ['taken', `2 × BOOT-9, 1 × SOCK-M · ${shelf}`],
  ])
  expect(story.at(-1)?.kind).toBe('placed')
})
