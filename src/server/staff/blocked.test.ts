import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleOf } from '#contract/example.ts'
import { staffCalls as allCalls } from '#contract/staff/staff.ts'
import { STAFF_PASSWORD, staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { newInvitation } from './invitations.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const inviter = () => ({ db: shop.database.db, services: shop.services, now: shop.services.clock() })

const asked = allCalls().filter(({ endpoint }) => endpoint.staff !== 'nobody')

/** Blocked beside the studio, so that nobody has ended what was open. */
async function blockedOwner() {
  const owner = await staffMember(shop, 'owner')
  const { secret } = await owner.call('keys.create', { body: { name: 'Kept', permissions: ['staff.write'] } })
  await shop.database.pool.query(`update staff set state = 'blocked' where id = $1`, [owner.id])
  return { ...owner, secret }
}

describe('somebody who is blocked', () => {
  it.each(['session that is still open', 'key'])('does nothing at all with a %s', async means => {
    const { id, visitor, secret } = await blockedOwner()
    const { pool } = shop.database
    const everything = async () => {
      const { rows } = await pool.query(
        `select (select count(*) from audit_log) as told, (select json_agg(s order by id) from staff s) as staff,
          (select json_agg(a order by staff_id, role) from staff_assignments a) as assignments`,
      )
      return rows
    }
    const sessions = await pool.query('select from staff_sessions where staff_id = $1', [id])
    expect(sessions.rowCount).toBe(1)
    const before = await everything()
    const [by, key] = means === 'key' ? [shop.newVisitor().visitor, secret] : [visitor, undefined]
    const headers = {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    }
    for (const { name, endpoint } of asked) {
      const path = `/api/staff/v1${endpoint.path.replaceAll('{staffId}', id).replaceAll(/\{\w+\}/g, '0')}`
      const body = endpoint.body && endpoint.method !== 'GET' ? JSON.stringify(exampleOf(endpoint.body)) : undefined
      const answer = await by.fetch(path, { method: endpoint.method, headers, ...(body !== undefined && { body }) })
      const { errorDetails } = await answer.json()
      expect([answer.status, errorDetails?.[0]?.name], name).toEqual([401, 'STAFF_SIGN_IN_REQUIRED'])
    }
    expect(await everything()).toEqual(before)
  })

  it('before keys ended with people has none left either, and the history says so', async () => {
    const { id } = await blockedOwner()
    const migration = new URL('../../../db/migrations/700_who_leaves_takes_no_keys_along.sql', import.meta.url)
    await shop.database.pool.query(readFileSync(migration, 'utf8'))
    const reader = await staffMember(shop, 'owner')
    const { rows } = await reader.call('keys.list', { query: { createdBy: id } })
    expect(rows).toMatchObject([{ state: 'blocked' }])
    const told = await reader.call('history.list', { query: { objectType: 'key', objectId: rows[0]?.id ?? '' } })
    expect(told.rows[0]).toMatchObject({ staffName: 'Cairn', changes: [{ before: 'active', after: 'blocked' }] })
  })

  it('comes in by no password and no invitation either', async () => {
    const { id, email } = await blockedOwner()
    const call = staffCalls(shop.newVisitor().visitor)
    const signIn = call('session.signIn', { body: { email, password: STAFF_PASSWORD } })
    await expect(signIn).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REFUSED' })
    const token = await newInvitation(inviter(), id)
    const looked = call('session.invitation', { body: { token } })
    await expect(looked).rejects.toMatchObject({ code: 'STAFF_LINK_INVALID' })
  })
})
