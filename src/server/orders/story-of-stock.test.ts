import { expect, it } from 'vitest'
import { DeskOrder } from '#contract/staff/orders/orders.entities.ts'
import { exchangeDesk } from '../testing/exchange-desk.ts'

const { shop, people, read, ordered, arrives, exchange } = await exchangeDesk()

const stockOf = (story: Awaited<ReturnType<typeof read>>['story']) =>
  story.filter(({ kind }) => kind === 'stock').map(({ word, detail }) => [word, detail])

async function readIn(language: string, number: string): Promise<unknown> {
  const headers = { 'accept-language': language }
  return (await people.service.visitor.fetch(`/api/staff/v1/orders/${number}`, { headers })).json()
}

async function called(sku: string, names: Record<string, string>) {
  await shop.database.pool.query(
    'update styles set names = $2 where id = (select c.style_id from skus k join colours c on c.id = k.colour_id where k.sku = $1)',
    [sku, JSON.stringify(names)],
  )
}

it('tells which pieces came off which shelf, and which went back, in the time line of their order', async () => {
  await called('BOOT-9', { en: 'Ridge boot', de: 'Gratstiefel' })
  await called('SOCK-M', { en: 'Wool sock' })
  const { number } = await ordered({ qty: 2, besides: { 'SOCK-M': 1 } })
  await arrives(number)
  const boots = (await read(number)).lines.find(({ sku }) => sku === 'BOOT-9')?.id ?? ''
  const { returnNumber = '' } = await exchange(number, boots, 'BOOT-10')
  const pieces = [{ itemId: boots, condition: 'as-new' as const, refund: true }]
  await people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces } })
  // Bought by its English name; who reads German looks for another one on the shelf and on the label of the parcel.
  const inGerman = DeskOrder.parse(await readIn('de', number))
  expect(inGerman.lines.map(({ name }) => name)).toEqual(['Gratstiefel', 'Gratstiefel', 'Wool sock'])
  const taken = await people.warehouse.visitor.fetch(`/api/staff/v1/returns/${returnNumber}`, {
    headers: { 'accept-language': 'de' },
  })
  expect(await taken.json()).toMatchObject({
    lines: [{ name: 'Gratstiefel' }],
    received: { pieces: [{ name: 'Gratstiefel' }] },
  })
  const { story, lines } = await read(number)
  const shelf = lines[0]?.from[0]?.location ?? ''
  expect(shelf).not.toBe('')
  expect(stockOf(story)).toEqual([
    ['restock', `1 × Ridge boot, Basalt, 9 (BOOT-9) · ${shelf}`],
    ['taken', `1 × Ridge boot, Basalt, 10 (BOOT-10) · ${shelf}`],
    ['taken', `2 × Ridge boot, Basalt, 9 (BOOT-9); 1 × Wool sock, Basalt, 9 (SOCK-M) · ${shelf}`],
  ])
  expect(stockOf(inGerman.story)[0]).toEqual(['restock', `1 × Gratstiefel, Basalt, 9 (BOOT-9) · ${shelf}`])
  expect(story.at(-1)?.kind).toBe('placed')
})

it('tells of an exchange how many pieces of which size became which, and why', async () => {
  const { number, itemId } = await ordered({ qty: 3 })
  await exchange(number, itemId, 'BOOT-10', 2)
  const { story } = await read(number)
  expect(story.filter(({ word }) => word === 'orders.exchange')).toMatchObject([
    { detail: '2 × 9 → 10 (BOOT-10) · Too small' },
  ])
})
