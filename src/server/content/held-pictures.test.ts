import { beforeAll, describe, expect, inject, it } from 'vitest'
import { contentFlow } from '../testing/content-flow.ts'
import { givenAsset } from '../testing/given-asset.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const showing = (picture: string) => {
  const media = { sm: { id: picture, alt: '', width: 1, height: 1 } }
  return { title: 'Held', sections: [{ name: 'main', items: [{ type: 'banner-image', id: 'b', media }] }] }
}

describe('a picture that somebody takes out of the library', () => {
  let shop: TestShop
  let owner: StaffMember
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    owner = await staffMember(shop, 'owner')
    flow = await contentFlow(shop)
  })
  const remove = (id: string) => owner.call('assets.remove', { params: { id } })
  const problems = async (slug: string) => (await owner.call('content.check', { params: { slug } })).problems

  it('is told of a page that still names it, which is kept and not published', async () => {
    const { id, picture } = await givenAsset(shop, 'gone.jpg')
    await remove(id)
    await flow.save(flow.editor, 'too-late', 'any', showing(picture))
    expect(await problems('too-late')).toEqual([
      {
        scope: 'any',
        component: 'banner-image',
        id: 'b',
        path: 'sections.0.items.0.media.sm.id',
        message: 'it is not in the library any more',
        reason: { name: 'notInLibrary', values: {} },
      },
    ])
    await expect(flow.publish(flow.publisher, 'too-late')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { picture: other } = await givenAsset(shop, 'stays.jpg')
    await flow.save(flow.editor, 'too-late', 'any', showing(other))
    expect(await problems('too-late')).toEqual([])
    await flow.publish(flow.publisher, 'too-late')
  })

  // Two at once need PostgreSQL.
  it.runIf(inject('engine') === 'postgres')('stays where a page that names it is being kept', async () => {
    const { id, picture } = await givenAsset(shop, 'raced.jpg')
    await flow.save(flow.editor, 'raced', 'any', showing('raced-side'))
    const editor = await shop.database.pool.connect()
    try {
      await editor.query('begin')
      await editor.query(`update content_working set body = $1 where slug = 'raced'`, [showing(picture)])
      const removed = remove(id).then(
        () => 'gone',
        error => error,
      )
      const settled = { yet: false }
      void removed.then(() => (settled.yet = true))
      await expect.poll(async () => settled.yet || (await waiting(shop)) === 1).toBe(true)
      await editor.query('commit')
      expect(await removed).toMatchObject({ code: 'STAFF_NOT_NOW' })
    } finally {
      editor.release()
    }
    expect(await problems('raced')).toEqual([])
  })
})

async function waiting({ database: { pool } }: TestShop): Promise<number | undefined> {
  const { rows } = await pool.query<{ waiting: number }>(`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting
}
