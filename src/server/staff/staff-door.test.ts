import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { enqueue, MOST_ATTEMPTS } from '../jobs/jobs.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const PER_MINUTE = 20

describe('the door of the staff', () => {
  it('lets nobody try passwords faster than its limit, and everybody again a minute later', async () => {
    const shop = await testShop({ RATE_LIMITS: 'true' })
    const call = staffCalls(shop.newVisitor().visitor)
    const attempt = (at: number) =>
      call('session.signIn', { body: { email: `nobody.${at}@cairn.test`, password: 'guessed' } })
    for (let at = 0; at < PER_MINUTE; at++)
      await expect(attempt(at)).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REFUSED' })
    await expect(attempt(PER_MINUTE)).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    // Other calls have limits of their own.
    await expect(call('session.read')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
    shop.advance(61_000)
    await expect(attempt(0)).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REFUSED' })
  })

  it('limits whoever is signed in, too', async () => {
    const shop = await testShop({ RATE_LIMITS: 'true' })
    const owner = await staffMember(shop, 'owner')
    const ask = () => owner.visitor.fetch('/api/staff/v1/session').then(({ status }) => status)
    const answers: number[] = []
    for (let at = 0; at < 601; at++) answers.push(await ask())
    expect(answers[0]).toBe(200)
    expect(answers.at(-1)).toBe(429)
  })

  it('does once what is sent twice, and nothing where the same name is given to something else', async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    const send = (to: string) =>
      publisher.visitor.fetch('/api/staff/v1/redirects', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-transaction-id': 'desk-once-0001' },
        body: JSON.stringify({ scope: 'any', from: '/once', to }),
      })
    const answers = [await (await send('/twice')).json(), await (await send('/twice')).json()]
    expect(answers[0]).toMatchObject({ id: expect.stringMatching(/^rdr_/) })
    expect(answers[1]).toEqual(answers[0])
    expect((await publisher.call('redirects.list', { query: { q: '/once' } })).rows).toHaveLength(1)
    expect((await send('/elsewhere')).status).toBe(409)
  })

  it('writes into the history by which request something was done', async () => {
    const shop = await testShop()
    const owner = await staffMember(shop, 'owner')
    const correlationId = 'desk-4711-a'
    const answer = await owner.visitor.fetch('/api/staff/v1/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId },
      body: JSON.stringify({ name: 'Told', permissions: ['jobs.read'] }),
    })
    expect(answer.status).toBe(200)
    const { rows } = await owner.call('history.list', { query: { call: 'keys.create' } })
    expect(rows).toMatchObject([{ objectType: 'key', correlationId }])
  })
})

/** Wherever in the database these letters are, by table. */
async function tablesWith({ database: { pool } }: TestShop, letters: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [letters])
    if (hits.length > 0) found.push(name)
  }
  return found
}

it('keeps of a key its hash and its first letters, and nothing from which it could be made', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { key, secret } = await owner.call('keys.create', { body: { name: 'Robot', permissions: ['jobs.read'] } })
  expect(secret.startsWith(key.hint)).toBe(true)
  expect(await tablesWith(shop, key.hint)).toEqual(['staff'])
  expect(await tablesWith(shop, secret)).toEqual([])
  expect(await tablesWith(shop, secret.slice(key.hint.length))).toEqual([])
  expect(await tablesWith(shop, createHash('sha256').update(secret).digest('base64url'))).toEqual(['staff'])
})

it('discards one job that was given up, says so in the history, and none that is on its way', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { db } = shop.database
  for (const kind of ['lost', 'waits']) await enqueue(db, kind, {})
  await db
    .updateTable('jobs')
    .set({ attempts: MOST_ATTEMPTS, last_error: 'no signal' })
    .where('kind', '=', 'lost')
    .execute()
  const idOf = async (kind: string) =>
    (await db.selectFrom('jobs').select('id').where('kind', '=', kind).executeTakeFirst())?.id
  const discard = async (kind: string) => owner.call('jobs.discard', { params: { jobId: Number(await idOf(kind)) } })
  const lost = Number(await idOf('lost'))
  expect(await discard('lost')).toMatchObject({ id: lost, kind: 'lost' })
  expect(await idOf('lost')).toBeUndefined()
  const { rows } = await owner.call('history.list', { query: { objectType: 'job', objectId: String(lost) } })
  expect(rows).toMatchObject([{ call: 'jobs.discard', staffId: owner.id }])
  await expect(discard('waits')).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  expect(await idOf('waits')).toBeDefined()
})
