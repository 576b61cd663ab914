import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newEmail, person, signInAs } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const attempt = (email: string, password = 'Wrong-guess-1') => signInAs(shop.newVisitor(), email, { password })
const refusalsOf = async (email: string, count: number) => {
  const ids: string[] = []
  for (let each = 0; each < count; each++) await attempt(email).catch(error => ids.push(error.errorId))
  return ids
}

describe('signing in', () => {
  it('opens a visit of the consumer, whatever the case of the address', async () => {
    const { email, consumerId } = await person(shop)
    expect(await attempt(email.toUpperCase(), 'Cairn-demo-1')).toMatchObject({ customerId: consumerId, isGuest: false })
  })

  it('warns before the last try, locks, and unlocks after a while', async () => {
    const { email } = await person(shop)
    expect(await refusalsOf(email, 6)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT441'])
    await expect(attempt(email, 'Cairn-demo-1')).rejects.toMatchObject({ errorId: 'AUT441', status: 423 })
    shop.advance(15 * 60_000 + 1000)
    expect(await attempt(email, 'Cairn-demo-1')).toMatchObject({ isGuest: false })
  })

  it('answers and locks the same for an address nobody has', async () => {
    expect(await refusalsOf(newEmail(), 6)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423', 'AUT441'])
  })

  it('takes as long for an address nobody has', async () => {
    const known = await Promise.all(Array.from({ length: 6 }, () => person(shop)))
    // The work itself: how long it takes to get to it is the machine's affair.
    const workOf = async (email: string) => {
      const started = process.cpuUsage()
      await attempt(email).catch(() => {})
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    const works: { nobody: number; somebody: number }[] = []
    for (const { email } of known) works.push({ nobody: await workOf(newEmail()), somebody: await workOf(email) })
    const least = (whose: 'nobody' | 'somebody') => Math.min(...works.map(work => work[whose]))
    expect(least('nobody') / least('somebody')).toBeGreaterThan(0.5)
  })

  it('gives many guesses at once no more tries than one after another', async () => {
    if (inject('engine') !== 'postgres') return
    const { email } = await person(shop)
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => attempt(email)))
    const ids = guesses.map(each => (each.status === 'rejected' ? each.reason.errorId : 'in'))
    expect(ids.filter(id => id === 'AUT441')).toHaveLength(7)
  })

  it('lets someone in from eight places at once', async () => {
    const { email } = await person(shop)
    await refusalsOf(email, 2)
    const visits = await Promise.all(Array.from({ length: 8 }, () => attempt(email, 'Cairn-demo-1')))
    expect(visits.map(({ isGuest }) => isGuest)).toEqual(Array.from({ length: 8 }, () => false))
    expect(await refusalsOf(email, 1)).toEqual(['AUT401'])
  })

  it('gives back a try whose end nobody saw', async () => {
    const { email } = await person(shop)
    await shop.database.db
      .insertInto('sign_in_attempts')
      .values({ login: `consumer:${email}`, failed_at: new Date(), undecided: 5 })
      .execute()
    shop.advance(15 * 60_000 + 1000)
    expect(await attempt(email, 'Cairn-demo-1')).toMatchObject({ isGuest: false })
  })

  it('counts a success as a new beginning', async () => {
    const { email } = await person(shop)
    await refusalsOf(email, 3)
    await attempt(email, 'Cairn-demo-1')
    expect(await refusalsOf(email, 1)).toEqual(['AUT401'])
  })

  it('tells a malformed address from a wrong one', async () => {
    await expect(attempt('robin@nowhere')).rejects.toMatchObject({ errorId: 'AUT453', status: 400 })
  })

  it('knows which sites have accounts', async () => {
    await shop.database.db.deleteFrom('customer_lists').where('site', '=', 'ES').execute()
    await expect(signInAs(shop.newVisitor({ 'x-locale': 'es-es' }), newEmail())).rejects.toMatchObject({
      errorId: 'AUT440',
    })
  })

  it('is told apart when the shop itself fails', async () => {
    const { email } = await person(shop)
    await shop.database.pool.query('alter table authorization_codes rename to codes_away')
    await expect(attempt(email, 'Cairn-demo-1')).rejects.toMatchObject({ errorId: 'AUT500', status: 500 })
    await shop.database.pool.query('alter table codes_away rename to authorization_codes')
  })
})

describe('signing out', () => {
  it('ends the visit for everyone who holds its tokens', async () => {
    const { call, visitor } = await person(shop)
    const stolen = new Map(visitor.cookies)
    await call('authentication.signOut', { body: {} })
    expect([...visitor.cookies.keys()].filter(name => /access|refresh|kind/.test(name))).toEqual([])
    const thief = shop.newVisitor()
    for (const [name, value] of stolen) thief.visitor.cookies.set(name, value)
    await expect(thief.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432', status: 401 })
    await expect(thief.call('authentication.token', { body: { grantType: 'refresh_token' } })).rejects.toMatchObject({
      errorId: 'AUT438',
    })
  })
})
