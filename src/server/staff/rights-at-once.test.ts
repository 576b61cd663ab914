import { beforeAll, describe, expect, inject, it } from 'vitest'
import { held } from '../testing/held.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

/** All that somebody could leave behind: people, what they may do, roles, links and sessions. */
async function everything({ database: { pool } }: TestShop) {
  const { rows } = await pool.query(
    `select (select json_agg(s order by id) from staff s) as staff,
      (select json_agg(a order by staff_id, role) from staff_assignments a) as assignments,
      (select json_agg(r order by name) from staff_roles r) as roles,
      (select json_agg(s order by secret_hash) from staff_secrets s) as secrets,
      (select json_agg(v.id order by v.id) from staff_sessions v) as sessions`,
  )
  return rows
}

type Act = (by: StaffMember, to: { staffId: string; keyId: string }) => Promise<unknown>

const acts: [string, Act][] = [
  [
    'makes somebody an owner',
    ({ call }, { staffId }) =>
      call('people.change', { params: { staffId }, body: { assignments: [{ role: 'owner' }] } }),
  ],
  [
    'invites somebody',
    ({ call }) =>
      call('people.invite', {
        body: { email: 'friend@cairn.test', name: 'Friend', assignments: [{ role: 'editor' }] },
      }),
  ],
  ['sends somebody a new link', ({ call }, { staffId }) => call('people.inviteAgain', { params: { staffId } })],
  ['signs somebody out', ({ call }, { staffId }) => call('people.endSessions', { params: { staffId } })],
  [
    'takes the company’s sign-in off somebody',
    ({ call }, { staffId }) => call('people.endSingleSignOn', { params: { staffId }, query: { lastWay: true } }),
  ],
  [
    'makes a role',
    ({ call }) => call('roles.save', { params: { role: 'friends' }, body: { permissions: ['orders.refund'] } }),
  ],
  ['removes a role', ({ call }) => call('roles.remove', { params: { role: 'spare' } })],
  ['makes a key', ({ call }) => call('keys.create', { body: { name: 'Kept', permissions: ['orders.read'] } })],
  ['ends a key', ({ call }, { keyId }) => call('keys.revoke', { params: { keyId } })],
]

async function companyOfTwoOwners(shop: TestShop) {
  const [owner, demoted, editor] = [
    await staffMember(shop, 'owner'),
    await staffMember(shop, 'owner'),
    await staffMember(shop, 'editor'),
  ]
  await owner.call('roles.save', { params: { role: 'spare' }, body: { permissions: ['orders.read'] } })
  await owner.call('roles.save', { params: { role: 'desk' }, body: { permissions: ['staff.read', 'staff.write'] } })
  const { key } = await owner.call('keys.create', { body: { name: 'Another system', permissions: ['orders.read'] } })
  const identity = `insert into staff_identities (issuer, subject, staff_id, managed) values ('https://id.test', $1, $1, false)`
  await shop.database.pool.query(identity, [editor.id])
  return { demoted, to: { staffId: editor.id, keyId: key.id } }
}

describe.runIf(inject('engine') === 'postgres')('whoever loses their rights in the same moment', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
  })

  it.each([
    ...acts.map(([what, act]) => [what, act, 'editor', 'STAFF_FORBIDDEN'] as const),
    ...acts.map(([what, act]) => [what, act, 'desk', 'STAFF_GRANT_REFUSED'] as const),
  ])('%s no more', async (_, act, role, code) => {
    const { demoted, to } = await companyOfTwoOwners(shop)
    const before = await everything(shop)
    const while_ = {
      hold: `select pg_advisory_xact_lock(hashtext('rights of staff'))`,
      waiting: 1,
      change: `update staff_assignments set role = '${role}' where staff_id = '${demoted.id}'`,
    }
    const [outcome] = await held(shop, while_, () => [act(demoted, to)])
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code } })
    await shop.database.pool.query(`update staff_assignments set role = 'owner' where staff_id = $1`, [demoted.id])
    expect(await everything(shop)).toEqual(before)
  })

  it('is told so in the history', async () => {
    const { demoted, to } = await companyOfTwoOwners(shop)
    const while_ = {
      hold: `select pg_advisory_xact_lock(hashtext('rights of staff'))`,
      waiting: 1,
      change: `update staff_assignments set role = 'editor' where staff_id = '${demoted.id}'`,
    }
    await held(shop, while_, () => [demoted.call('people.endSessions', { params: { staffId: to.staffId } })])
    const { rows } = await shop.database.pool.query(
      `select call from audit_log where kind = 'refused' and staff_id = $1`,
      [demoted.id],
    )
    expect(rows).toEqual([{ call: 'people.endSessions' }])
  })
})
