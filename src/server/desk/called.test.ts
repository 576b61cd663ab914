import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let boot: given.GivenSku

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 3 })
  await given.product(shop, { sku: 'CLOG-9', price: 8000, stock: 3 })
  const named = (table: string, en: string, fr: string) =>
    shop.database.pool.query(
      `update ${table} set names = jsonb_build_object('en', $2::text, 'fr', $3::text)
        where id in (select c.style_id from colours c where c.id = $1 union select $1)`,
      [boot.productId, en, fr],
    )
  await named('styles', 'Scree Boot', 'Botte Éboulis')
  await named('colours', 'Night', 'Nuit')
})

const ask = async (path: string, language: string) => {
  const answer = await owner.visitor.fetch(`/api/staff/v1${path}`, { headers: { 'accept-language': language } })
  return answer.json()
}
type Row = { name: string; color?: string }
const namesOf = async (path: string, language: string) => {
  const { rows }: { rows: Row[] } = await ask(path, language)
  return rows.map(({ name, color }) => (color === undefined ? name : `${name}, ${color}`))
}

it('what is sold is called in lists of prices, stock and styles as whoever reads calls it, in English where it has no such name', async () => {
  for (const path of ['/prices', '/stock']) {
    expect(await namesOf(path, 'fr')).toContain('Botte Éboulis, Nuit')
    expect(await namesOf(path, 'de')).toContain('Scree Boot, Night')
  }
  const styles = async (language: string) =>
    (await namesOf('/styles?sort=name', language)).map(name => name.split(' ')[0])
  expect(await styles('fr')).toEqual(['Botte', 'Cairn'])
  expect(await styles('de')).toEqual(['Cairn', 'Scree'])
})

it('and found by what they call it, and by its English name', async () => {
  for (const [q, language] of [
    ['éboulis', 'fr'],
    ['scree', 'fr'],
    ['nuit', 'fr'],
    ['night', 'en'],
  ] as const)
    for (const path of ['/prices', '/stock'])
      expect(await namesOf(`${path}?q=${encodeURIComponent(q)}`, language)).toHaveLength(1)
  expect(await namesOf('/prices?q=nuit', 'de')).toEqual([])
})

it('the page of a style and that of an article say it too', async () => {
  const { rows } = await ask('/styles?q=scree', 'fr')
  expect((await ask(`/styles/${rows[0].styleId}`, 'fr')).name).toBe('Botte Éboulis')
  expect((await ask('/stock/skus/BOOT-9', 'fr')).article).toMatchObject({ name: 'Botte Éboulis', color: 'Nuit' })
})

it('photographs are arranged under what they call it', async () => {
  expect(await ask(`/photographs/${boot.productId}`, 'fr')).toMatchObject({
    name: 'Botte Éboulis',
    colours: [{ name: 'Nuit' }],
  })
})

it('a few letters find it by either name, and tell its own', async () => {
  const found = async (q: string, language: string) => {
    const answer: { found: { kind: string; title: string }[] } = await ask(
      `/lookup?q=${encodeURIComponent(q)}`,
      language,
    )
    return answer.found.flatMap(({ kind, title }) => (kind === 'style' ? title : []))
  }
  expect(await found('éboul', 'fr')).toEqual(['Botte Éboulis'])
  expect(await found('scree', 'fr')).toEqual(['Botte Éboulis'])
  expect(await found('botte', 'de')).toEqual([])
  expect(await found('boot', 'de')).toEqual(['Scree Boot'])
})
