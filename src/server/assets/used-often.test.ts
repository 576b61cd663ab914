import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { endRights } from './end-rights.ts'

const OFTEN = 205
const DAY_MS = 86_400_000

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CAIRN_DATA: await temporaryFolder('used-often') })
  owner = await staffMember(shop, 'owner')
})

/** One photograph that more colours show than any page of a list tells. */
async function usedOften(name: string, background: string, letter: string) {
  const sent = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const sha256 = createHash('sha256').update(sent).digest('hex')
  const { uploadId = '' } = await owner.call('assets.open', { body: { name, bytes: sent.length, sha256 } })
  await owner.call('assets.send', { params: { uploadId, part: 0 }, body: { base64: sent.toString('base64') } })
  const { asset = expect.fail('It was not taken in') } = await owner.call('assets.finish', { params: { uploadId } })
  const { productId } = await given.product(shop, { kind: 'trail-runner' })
  await owner.call('assets.photograph', { params: { productId }, body: { assetIds: [asset.id] } })
  await shop.database.pool.query(
    `insert into colours select (jsonb_populate_record(c, jsonb_build_object('id', $3::text || lpad(n::text, 7, '0')))).*
      from colours c, generate_series(2, $2::int) n where c.id = $1`,
    [productId, OFTEN, letter],
  )
  return asset
}

const showing = async (id: string) => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*)::int as count from colours where array_to_string(media_ids, ' ') like '%' || $1 || '%'`,
    [id],
  )
  return rows[0]?.count
}

it('is told of everywhere it is used, page by page', async () => {
  const { id } = await usedOften('often.jpg', '#336699', 'Q')
  const told: string[] = []
  let after: string | undefined
  do {
    const page = await owner.call('assets.uses', {
      params: { id },
      query: { limit: 100, ...(after !== undefined && { after }) },
    })
    told.push(...page.rows.map(use => use.id))
    after = page.next
  } while (after !== undefined)
  expect(new Set(told).size).toBe(OFTEN)
  expect(told).toHaveLength(OFTEN)
  await expect(owner.call('assets.remove', { params: { id } })).rejects.toThrow(`${OFTEN}`)
})

it('leaves every colour that shows it when its rights end', async () => {
  const { id } = await usedOften('lent.jpg', '#996633', 'R')
  expect(await showing(id)).toBe(OFTEN)
  const { revision } = await owner.call('assets.read', { params: { id } })
  const expiresOn = new Date(shop.services.clock().getTime() + DAY_MS).toISOString().slice(0, 10)
  await owner.call('assets.change', { params: { id }, body: { revision, expiresOn } })
  shop.advance(3 * DAY_MS)
  await endRights(shop.services)
  expect(await showing(id)).toBe(0)
  const told = shop.logged.map(line => JSON.parse(line)).filter(({ asset }) => asset === id)
  expect(told, 'how many, not each of them').toMatchObject([{ level: 'info', colours: OFTEN }])
})
