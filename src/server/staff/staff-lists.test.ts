import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
})

async function colleague(name: string, role: string): Promise<string> {
  const { id } = await staffMember(shop, role)
  await shop.database.pool.query('update staff set name = $2 where id = $1', [id, name])
  return id
}

describe('the list of people', () => {
  it('comes page by page in the order of names, and is searched by the server', async () => {
    const names = ['Quill A~nders', 'quill Berg', 'Quill Cole', 'quill Dorn', 'Quill Dorn']
    for (const name of names.toReversed()) await colleague(name, name.includes('Cole') ? 'analyst' : 'editor')
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await owner.call('people.list', { query: { q: 'QUILL', limit: 2, ...(after && { after }) } })
      expect(page.others).toBe(names.length)
      seen.push(...page.rows.map(({ name }) => name.toLowerCase()))
      after = page.next
    } while (after !== undefined)
    expect(seen).toEqual(names.map(name => name.toLowerCase()))
    const back = await owner.call('people.list', { query: { q: 'quill', order: 'desc', limit: 200 } })
    expect(back.rows.map(({ name }) => name.toLowerCase())).toEqual(seen.toReversed())
    const analysts = await owner.call('people.list', { query: { q: 'quill', role: 'analyst', state: 'active' } })
    expect(analysts.rows.map(({ name }) => name)).toEqual(['Quill Cole'])
    expect((await owner.call('people.list', { query: { q: 'quill', state: 'blocked' } })).rows).toEqual([])
  })

  it('does not count who asks among those that can be signed out', async () => {
    const { rows, others } = await owner.call('people.list', { query: { q: owner.email } })
    expect({ ids: rows.map(({ id }) => id), others }).toEqual({ ids: [owner.id], others: 0 })
  })

  it('is there by name alone, systems among people', async () => {
    const { key } = await owner.call('keys.create', { body: { name: 'Quarry robot', permissions: ['jobs.read'] } })
    const { names } = await owner.call('people.names')
    expect(names).toContainEqual({ id: key.id, name: 'Quarry robot' })
    expect(names).toContainEqual({ id: owner.id, name: 'The owner' })
  })
})

describe('the list of keys', () => {
  it('comes page by page, newest first', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await owner.call('keys.create', { body: { name, permissions: ['jobs.read'] } })
    const first = await owner.call('keys.list', { query: { limit: 2 } })
    expect(first.rows.map(({ name }) => name)).toEqual(['Three', 'Two'])
    const second = await owner.call('keys.list', { query: { limit: 2, after: first.next ?? '' } })
    expect(second.rows[0]?.name).toBe('One')
    await owner.call('keys.revoke', { params: { keyId: first.rows[0]?.id ?? '' } })
    const blocked = await owner.call('keys.list', { query: { state: 'blocked' } })
    expect(blocked.rows.map(({ name }) => name)).toEqual(['Three'])
  })
})
