import { beforeAll, describe, expect, inject, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const refused = { code: 'STAFF_NOT_NOW' }

describe('an address that leads elsewhere', () => {
  let shop: TestShop
  let publisher: StaffMember
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    publisher = await staffMember(shop, 'publisher')
  })

  const add = (from: string, to: string, scope = 'any', who = publisher) =>
    who.call('redirects.add', { body: { from, to, scope } })
  const ruleOf = async (from: string) => (await publisher.call('redirects.list')).rows.find(each => each.from === from)
  const follow = async (locale: 'en-us' | 'fr-ca', path: string) => {
    await shop.settled()
    return shop.services.redirects.follow(locale, path)
  }

  it('is known at once on this process, counted together, changed and removed', async () => {
    const { id } = await add('/autumn', '/stories')
    expect(await follow('en-us', '/autumn')).toBe('/stories')
    expect(await follow('fr-ca', '/autumn')).toBe('/stories')
    expect((await ruleOf('/autumn'))?.hits).toBe(0)
    await shop.services.redirects.flush()
    expect(await ruleOf('/autumn')).toMatchObject({ hits: 2, madeBy: 'The publisher' })
    const params = { redirectId: id }
    await publisher.call('redirects.change', { params, body: { scope: 'fr', from: '/automne/*', to: '/stories/*' } })
    expect(await follow('en-us', '/autumn')).toBeUndefined()
    expect(await follow('en-us', '/automne/bois')).toBeUndefined()
    expect(await follow('fr-ca', '/automne/bois')).toBe('/stories/bois')
    await publisher.call('redirects.remove', { params })
    expect(await follow('fr-ca', '/automne/bois')).toBeUndefined()
    await expect(publisher.call('redirects.remove', { params })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  it('leads nobody in circles, twice, or out of the shop', async () => {
    await add('/one', '/two')
    for (const [from, to] of [
      ['/two', '/one'],
      ['/two', '/three'],
      ['/zero', '/one'],
      ['/one', '/four'],
      ['/four/*', '/four/five'],
      ['/five', '/six/*'],
    ] as const)
      await expect(add(from, to)).rejects.toMatchObject(refused)
    for (const to of ['//evil.test', 'https://evil.test', '/../x'])
      await expect(add('/seven', to)).rejects.toMatchObject({ status: 400 })
  })

  it('is listed page by page, by address or by how often it was followed, and found by either address', async () => {
    const paths = ['/paged/a', '/paged/b', '/paged/c', '/paged/d', '/paged/e']
    for (const path of paths) await add(path, `${path}-now`)
    await shop.database.pool.query(
      `update redirects set hits = ascii(right(from_path, 1)) % 3 where from_path like '/paged/%'`,
    )
    const all = async (query: object) => {
      const found: string[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const page: { rows: { from: string }[]; next?: string | undefined } = await publisher.call('redirects.list', {
          query: { ...query, limit: 2, ...(after !== '' && { after }) },
        })
        found.push(...page.rows.map(({ from }) => from.slice(-1)))
        after = page.next
      }
      return found.join('')
    }
    expect(await all({ q: '/paged/' })).toBe('abcde')
    expect(await all({ q: 'D-NOW' })).toBe('d')
    const hits = (letters: string) => Array.from(letters, letter => letter.charCodeAt(0) % 3)
    const [most, fewest] = [await all({ q: '/paged/', sort: 'most' }), await all({ q: '/paged/', sort: 'fewest' })]
    expect(hits(most)).toEqual([2, 2, 1, 1, 0])
    expect(hits(fewest)).toEqual([0, 1, 1, 2, 2])
    expect(new Set(most).size).toBe(5)
    for (const query of [{ after: 'x' }, { after: 'x y', sort: 'most' as const }])
      await expect(publisher.call('redirects.list', { query })).rejects.toMatchObject({ status: 400 })
  })

  it('is made only by who may publish wherever it counts', async () => {
    const editor = await staffMember(shop, 'editor')
    const german = await staffMember(shop, 'publisher', ['DE'])
    const forbidden = { code: 'STAFF_FORBIDDEN' }
    await expect(add('/e', '/f', 'any', editor)).rejects.toMatchObject(forbidden)
    await expect(add('/e', '/f', 'any', german)).rejects.toMatchObject(forbidden)
    const { id } = await add('/e', '/f', 'en')
    const body = { scope: 'de', from: '/e', to: '/f' }
    await expect(german.call('redirects.change', { params: { redirectId: id }, body })).rejects.toMatchObject(forbidden)
    await expect(german.call('redirects.remove', { params: { redirectId: id } })).rejects.toMatchObject(forbidden)
    await add('/e', '/f', 'de', german)
    const csv = 'de,/g,/h\nen,/i,/j'
    await expect(german.call('redirects.takeIn', { body: { csv } })).rejects.toMatchObject(forbidden)
    expect(await ruleOf('/g')).toBeUndefined()
  })

  it('comes from a file: all lines or none, and what is wrong is told by line', async () => {
    const wrong = 'scope,from,to\nany,/file-a,/file-b\nany,/file-b,/file-a\nzz,/c,/d\nany,=cmd(),/d'
    const told = await publisher.call('redirects.takeIn', { body: { csv: wrong } })
    expect(told).toMatchObject({
      added: 0,
      problems: [{ line: 3 }, { line: 4, message: expect.stringContaining('“zz” is no scope') }, { line: 5 }],
    })
    expect(await ruleOf('/file-a')).toBeUndefined()
    await expect(add('/c', '/d', 'zz')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await publisher.call('redirects.takeIn', { body: { csv: 'any;"/file-a";/file-b\r\n' } })).toMatchObject({
      added: 1,
    })
    const { csv } = await publisher.call('redirects.file')
    expect(csv.split('\r\n')).toContain('any,/file-a,/file-b,0')
    expect(await publisher.call('redirects.takeIn', { body: { csv } })).toEqual({ added: 0, problems: [] })
  })

  it('comes from a file of bounded size, judged only for who may publish there', async () => {
    const german = await staffMember(shop, 'publisher', ['DE'])
    const takeIn = (csv: string, who = publisher) => who.call('redirects.takeIn', { body: { csv } })
    const lines = (scope: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${scope},/bulk/${at},/goal/${at}`).join('\n')
    await expect(takeIn(`de,/g,/g\n${lines('en', 2)}`, german)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect(await takeIn(lines('any', 2001))).toMatchObject({ added: 0, problems: [{ line: 2001 }] })
    expect(await takeIn(`any,/${'x'.repeat(300)},/y`)).toMatchObject({ added: 0, problems: [{ line: 1 }] })
    expect(await takeIn(lines('any', 2000))).toMatchObject({ added: 2000 })
    expect(await follow('en-us', '/bulk/1999')).toBe('/goal/1999')
    await shop.database.pool.query(`delete from redirects where from_path like '/bulk/%'`)
  })

  const write = async (slug: string) => {
    const body = { title: slug, sections: [{ name: 'main', items: [] }] }
    await publisher.call('content.save', {
      params: { slug },
      body: { layers: [{ scope: 'any', body, revision: 0 }] },
    })
    const { seen } = await publisher.call('content.check', { params: { slug } })
    await publisher.call('content.publish', { params: { slug }, body: { seen } })
  }
  const rename = (slug: string, to: string) => publisher.call('content.rename', { params: { slug }, body: { to } })
  const titleAt = async (page: string) => {
    await shop.settled()
    const answer = shop.call('content.page', { params: { mode: 'live', siteId: 'US', page } })
    return answer.then(
      ({ title }) => title,
      () => undefined,
    )
  }

  it('is made when a page is renamed, and never makes who follows an older one go twice', async () => {
    await write('first')
    expect(await titleAt('first')).toBe('first')
    await rename('first', 'second')
    expect([await titleAt('first'), await titleAt('second')]).toEqual([undefined, 'first'])
    expect(await follow('en-us', '/first')).toBe('/second')
    await rename('second', 'third')
    expect([await follow('en-us', '/first'), await follow('en-us', '/second')]).toEqual(['/third', '/third'])
    await rename('third', 'first')
    expect([await follow('en-us', '/first'), await follow('en-us', '/second')]).toEqual([undefined, '/first'])
    const { layers } = await publisher.call('content.read', { params: { slug: 'first' } })
    expect(layers[0]?.versions).toMatchObject([{ version: 1, state: 'live' }])
  })

  it('is not made for what the shop itself leads to, or where something stands', async () => {
    await write('here')
    await write('there')
    await write('there/below')
    for (const to of ['there', 'stories/here', 'menu', 'cart', 'help'])
      await expect(rename('here', to)).rejects.toMatchObject(refused)
    await expect(rename('there', 'elsewhere')).rejects.toMatchObject(refused)
    await write('help')
    await expect(rename('help', 'aid')).rejects.toMatchObject(refused)
  })

  it('is left behind by a page that is taken out, if somebody says where to', async () => {
    await write('ended')
    await publisher.call('content.unpublish', { params: { slug: 'ended' }, query: { leadTo: '/stories' } })
    expect(await follow('en-us', '/ended')).toBe('/stories')
    await rename('ended', 'begun')
    expect(await follow('en-us', '/ended')).toBe('/begun')
  })

  it.runIf(inject('engine') === 'postgres')('is refused to the slower of two who would make a loop', async () => {
    const outcomes = await Promise.allSettled([add('/ping', '/pong'), add('/pong', '/ping')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
