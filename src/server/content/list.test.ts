import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('the list of what editors write', () => {
  let shop: TestShop
  let editor: StaffMember

  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    editor = await staffMember(shop, 'editor')
    for (const slug of ['fell/a', 'fell/b', 'fell/c'])
      await editor.call('content.save', {
        params: { slug },
        body: { layers: [{ scope: 'any', body: { title: `Fell ${slug.at(-1)}`, sections: [] }, revision: 0 }] },
      })
  })

  /** Page after page, as somebody who goes on to the end. */
  async function allOf(query: object, limit: number): Promise<string[]> {
    const slugs: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const { rows, next }: { rows: { slug: string }[]; next?: string | undefined } = await editor.call(
        'content.list',
        {
          query: { ...query, limit, ...(after !== '' && { after }) },
        },
      )
      expect(rows.length).toBeLessThanOrEqual(limit)
      slugs.push(...rows.map(({ slug }) => slug))
      after = next
    }
    return slugs
  }

  it.each(['name', 'changed', 'oldest'] as const)(
    'comes in pages that leave out nothing and repeat nothing: %s',
    async sort => {
      const whole = await allOf({ sort }, 200)
      expect(whole.length).toBeGreaterThan(20)
      expect(await allOf({ sort }, 7)).toEqual(whole)
      expect(new Set(whole).size).toBe(whole.length)
      // What a shop is delivered with is in no table.
      expect(whole.filter(slug => slug.startsWith('letter/')).length).toBeGreaterThan(3)
    },
  )

  it('begins with what changed last, where that is asked for', async () => {
    const { rows } = await editor.call('content.list', { query: { sort: 'changed', limit: 3 } })
    expect(rows.map(({ slug }) => slug)).toEqual(['fell/c', 'fell/b', 'fell/a'])
  })

  it('is of what is sought alone: by words of name or title, kind and state', async () => {
    expect(await allOf({ q: 'FELL' }, 2)).toEqual(['fell/a', 'fell/b', 'fell/c'])
    expect(await allOf({ q: 'fell b' }, 2)).toEqual(['fell/b'])
    expect(await allOf({ q: 'fell', kind: 'letter' }, 2)).toEqual([])
    expect(await allOf({ state: 'working' }, 2)).toEqual(['fell/a', 'fell/b', 'fell/c'])
    expect(await allOf({ q: 'fell', state: 'live' }, 2)).toEqual([])
    expect(await allOf({ kind: 'letter', state: 'live' }, 50)).toEqual(await allOf({ kind: 'letter' }, 50))
    await expect(editor.call('content.list', { query: { after: 'nowhere' } })).rejects.toMatchObject({ status: 400 })
  })

  it('calls each by its title in the language of whoever looks, and finds it by any', async () => {
    await editor.call('content.save', {
      params: { slug: 'fell/told' },
      body: {
        layers: [
          { scope: 'any', body: { title: 'Mist', sections: [] }, revision: 0 },
          { scope: 'en', body: { title: 'Fog' }, revision: 0 },
          { scope: 'de', body: { title: 'Nebel' }, revision: 0 },
        ],
      },
    })
    const titles = async (language: string, q: string) => {
      const found = await editor.visitor.fetch(`/api/staff/v1/content?q=${q}`, {
        headers: { 'accept-language': language },
      })
      return (await found.json()).rows.map(({ title }: { title: string }) => title)
    }
    expect(await titles('de', 'fell/told')).toEqual(['Nebel'])
    expect(await titles('fr', 'fell/told')).toEqual(['Fog'])
    expect(await titles('de', 'fog')).toEqual(['Nebel'])
  })

  it('finds what was renamed by the name that it had', async () => {
    const owner = await staffMember(shop, 'owner')
    const { seen } = await owner.call('content.check', { params: { slug: 'fell/c' } })
    await owner.call('content.publish', { params: { slug: 'fell/c' }, body: { seen } })
    await owner.call('content.rename', { params: { slug: 'fell/c' }, body: { to: 'fell/north' } })
    expect(await allOf({ q: 'fell/c' }, 10)).toEqual(['fell/north'])
    expect(await allOf({ q: 'fell/nowhere' }, 10)).toEqual([])
  })

  it('calls what is not live yet by its title too', async () => {
    await given.contentPage(shop, 'thaw', [], '2099-01-01')
    const { rows } = await editor.call('content.list', { query: { q: 'thaw' } })
    expect(rows).toMatchObject([{ slug: 'thaw', title: 'thaw', layers: [{ live: false }] }])
  })
})
