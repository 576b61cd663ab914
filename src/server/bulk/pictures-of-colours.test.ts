import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { givenAsset } from '../testing/given-asset.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('a file of colours that names pictures of the library', () => {
  let shop: TestShop
  let owner: StaffMember
  let colour: { id: string; style_id: string }
  beforeAll(async () => {
    shop = await testShop()
    await given.product(shop, {})
    owner = await staffMember(shop, 'owner')
    const { rows } = await shop.database.pool.query<typeof colour>(
      'select id, style_id from colours order by id limit 1',
    )
    colour = rows[0] ?? expect.fail('There is no colour')
  })
  const fileNaming = (...media: string[]) =>
    `colour_id,style_id,media\n${colour.id},${colour.style_id},${media.join('|')}\n`
  const name = (...media: string[]) =>
    sendFile(shop, owner, { kind: 'colours', apply: 'rows', file: fileNaming(...media) })
  const remove = (id: string) => owner.call('assets.remove', { params: { id } })
  const shown = async () => {
    const { rows } = await shop.database.pool.query('select media_ids from colours where id = $1', [colour.id])
    return rows[0]?.media_ids
  }
  const UNKNOWN = [{ code: 'unknown-reference', column: 'media', count: 1, lines: [2] }]

  it.each(['with its mark', 'without'])('keeps them in the library for as long as it shows them, %s', async how => {
    const { id, picture } = await givenAsset(shop, `named ${how}.jpg`)
    expect(await name(how === 'without' ? `assets/${id}` : picture)).toMatchObject({ counts: { changed: 1 } })
    await expect(remove(id)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await name('drawn-1')
    await remove(id)
  })

  it('is refused where one is not there, is a film, or may not be shown any more', async () => {
    const before = await shown()
    const film = await givenAsset(shop, 'film.mp4')
    const ended = await givenAsset(shop, 'ended.jpg')
    await shop.database.pool.query(`update assets set kind = 'mp4' where id = $1`, [film.id])
    await shop.database.pool.query(`update assets set expires_on = '2020-01-01' where id = $1`, [ended.id])
    for (const picture of ['assets/ast_000000000000', film.picture, ended.picture])
      expect(await name(picture)).toMatchObject({ counts: { refused: 1 }, problems: UNKNOWN })
    expect(await shown()).toEqual(before)
  })

  it('changes something else of a colour whose picture has ended since', async () => {
    const { id, picture } = await givenAsset(shop, 'ends.jpg')
    await name(picture)
    await shop.database.pool.query(`update assets set expires_on = '2020-01-01' where id = $1`, [id])
    const file = `colour_id,position\n${colour.id},7\n`
    expect(await sendFile(shop, owner, { kind: 'colours', apply: 'rows', file })).toMatchObject({
      counts: { changed: 1 },
    })
    await name('drawn-1')
  })

  it('is not taken back to a picture that is gone', async () => {
    const { id, picture } = await givenAsset(shop, 'before.jpg')
    await name(picture)
    const { id: importId } = await name('drawn-2')
    await remove(id)
    await owner.call('imports.undo', { params: { importId } })
    await runJobs(shop)
    expect(await textOf(owner, `/imports/${importId}/file?only=refused`)).toContain('unknown-reference')
    expect(await shown()).toEqual(['drawn-2'])
  })

  // Two at once need PostgreSQL.
  it.runIf(inject('engine') === 'postgres')('holds them from when it looks until it is written', async () => {
    const { id, picture } = await givenAsset(shop, 'raced.jpg')
    const { id: importId } = await sendFile(shop, owner, { kind: 'colours', file: fileNaming(picture) })
    await owner.call('imports.apply', { params: { importId }, body: { allOrNothing: false, lookedAgain: true } })
    const other = await shop.database.pool.connect()
    try {
      // Lets it look, and not write.
      await other.query('begin')
      await other.query('lock table colours in share mode')
      const applied = runJobs(shop)
      await expect.poll(() => waiting(shop)).toBe(1)
      const removed = remove(id).then(
        () => 'gone',
        error => error,
      )
      const settled = { yet: false }
      void removed.then(() => (settled.yet = true))
      await expect.poll(async () => settled.yet || (await waiting(shop)) === 2).toBe(true)
      await other.query('commit')
      await applied
      expect(await removed).toMatchObject({ code: 'STAFF_NOT_NOW' })
    } finally {
      other.release()
    }
    expect(await shown()).toEqual([picture])
  })
})

async function waiting({ database: { pool } }: TestShop): Promise<number | undefined> {
  const { rows } = await pool.query<{ waiting: number }>(`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting
}
