import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { person } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let merchant: StaffMember

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  merchant = await staffMember(shop, 'merchandiser')
})

const one = async (sql: string, values: unknown[] = []) => (await shop.database.pool.query(sql, values)).rows[0]
const problemsOf = ({ problems }: { problems: { code: string; column: string }[] }) =>
  problems.map(({ code, column }) => `${code} ${column}`).toSorted()
const send = (who: StaffMember, kind: 'gift-cards', file: string, apply?: 'rows') =>
  sendFile(shop, who, { kind, file, ...(apply && { apply }) })

describe('gift cards in a file', () => {
  it('show neither number nor code, and can be stopped, but neither filled nor let pay again', async () => {
    const [number, code] = ['6006490000000004711', '83920174']
    await giftCard(shop, { number, code, balance: 5000 })
    const file = await textOf(owner, '/exports/gift-cards?format=jsonl')
    expect(file).not.toContain(number)
    expect(file).not.toContain(code)
    const { card } = JSON.parse(file.split('\n')[0] ?? '')
    const stop = `card,balance,status\n${card},9999,inactive\n${'0'.repeat(20)},1,active\n`
    const sent = await send(owner, 'gift-cards', stop, 'rows')
    expect(sent.counts).toEqual({ changed: 1, refused: 1 })
    expect(problemsOf(sent)).toEqual(['unknown-reference card'])
    const kept = () => one('select balance, status from gift_cards where number = $1', [number])
    expect(await kept()).toEqual({ balance: 5000, status: 'inactive' })
    const { rows } = await owner.call('history.list', { query: { objectType: 'gift-card' } })
    expect(rows[0]).toMatchObject({ objectId: card })
    expect(problemsOf(await send(owner, 'gift-cards', `card,status\n${card},active\n`))).toEqual(['closed status'])
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    expect(await kept()).toEqual({ balance: 5000, status: 'inactive' })
    await expect(send(merchant, 'gift-cards', stop)).rejects.toThrow('giftcards.write')
  })
})

describe('gift cards that a file asks for', () => {
  /** May send files, and give what whoever answers letters may give. */
  const clerkOf = async (site: string) => {
    const permissions = [
      'imports.read',
      'imports.write',
      'giftcards.read',
      'giftcards.write',
      'customers.read',
      'customers.write',
    ] as const
    await owner.call('roles.save', {
      params: { role: 'clerk' },
      body: { permissions: [...permissions], limits: { credit: 5000 } },
    })
    return staffMember(shop, 'clerk', [site])
  }
  const HEADER = 'card,email,amount,locale,reason\n'
  const asked = (card: string, amount: string, email = 'someone@cairn.test', locale = 'en-us') =>
    `${card},${email},${amount},${locale},A late parcel\n`

  it('are made and mailed within the limit of who sends them, above it by a second person, and once each', async () => {
    const service = await staffMember(shop, 'service')
    await expect(send(service, 'gift-cards', HEADER + asked('x', '10'))).rejects.toThrow('imports.write')
    const clerk = await clerkOf('US')
    const file = HEADER + asked('GIFT-1', '20') + asked('GIFT-2', '20') + asked('GIFT-3', '20', 'third@cairn.test')
    const sent = await send(clerk, 'gift-cards', file, 'rows')
    expect(sent.counts).toEqual({ new: 3 })
    expect(await mailTo(shop, 'someone@cairn.test')).toHaveLength(2)
    const { credits } = await owner.call('credits.waiting')
    expect(credits).toMatchObject([{ kind: 'new-gift-card', amount: 2000, mayDecide: true }])
    expect(await mailTo(shop, 'third@cairn.test')).toEqual([])
    expect((await send(clerk, 'gift-cards', file, 'rows')).counts).toEqual({ same: 3 })
    await owner.call('credits.decide', { params: { creditId: credits[0]?.id ?? '' }, body: { decision: 'given' } })
    await runJobs(shop)
    expect(await mailTo(shop, 'third@cairn.test')).toHaveLength(1)
    const cards = await one(`select count(*)::int as cards, sum(l.amount)::int as given from credits c
      join gift_card_ledger l on l.number = c.card and l.reference = 'issued' where c.reference like 'GIFT-%'`)
    expect(cards).toEqual({ cards: 3, given: 6000 })
    expect(await textOf(owner, '/exports/gift-cards')).not.toContain('cairn.test')
    const { rows } = await owner.call('history.list', {
      query: { objectType: 'gift-card', call: 'imports.apply' },
    })
    const states = rows.flatMap(({ changes }) => changes.filter(({ field }) => field === 'state'))
    expect(states.map(({ after }) => after)).toEqual(['waiting', 'given', 'given'])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('need all that a card needs, a site that one may, and cannot be changed by another file', async () => {
    const clerk = await clerkOf('US')
    const wrong = [
      asked('BAD-1', '600.00'),
      asked('BAD-2', '20', 'nobody'),
      asked('BAD-3', ''),
      asked('BAD-4', '20', 'a@cairn.test', 'de-de'),
      asked('0123456789abcdef0123', '20'),
    ]
    expect(problemsOf(await send(clerk, 'gift-cards', HEADER + wrong.join(''), 'rows'))).toEqual([
      'forbidden-site locale',
      'missing amount',
      'unknown-reference card',
      'unreadable amount',
      'unreadable email',
    ])
    await send(owner, 'gift-cards', HEADER + asked('KEEP-1', '20'), 'rows')
    const more = HEADER + asked('KEEP-1', '90')
    expect(problemsOf(await send(owner, 'gift-cards', more, 'rows'))).toEqual(['closed amount'])
  })

  it('are stopped by undoing, unless they have paid', async () => {
    const sent = await send(owner, 'gift-cards', HEADER + asked('BACK-1', '20') + asked('BACK-2', '20'), 'rows')
    const paid = await one(`select card from credits where reference = 'BACK-2'`)
    await shop.database.pool.query(
      `insert into gift_card_ledger (number, amount, reference) values ($1, -500, 'staff:t')`,
      [paid?.['card']],
    )
    await shop.database.pool.query('update gift_cards set balance = balance - 500 where number = $1', [paid?.['card']])
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    const { rows } = await shop.database.pool.query(`select c.reference, t.status from credits c
      join gift_cards t on t.number = c.card where c.reference like 'BACK-%' order by 1`)
    expect(rows).toEqual([
      { reference: 'BACK-1', status: 'inactive' },
      { reference: 'BACK-2', status: 'active' },
    ])
    expect(await textOf(owner, `/imports/${sent.id}/file`)).toContain('in-use')
  })

  it('all or nothing leave no card, no letter and no word in the history where one is refused', async () => {
    const file = HEADER + asked('NONE-1', '20', 'none@cairn.test') + asked('NONE-2', '20', 'none@cairn.test', 'xx-xx')
    const told = () => one(`select count(*)::int as told from audit_log where object_type = 'gift-card'`)
    const before = await told()
    const sent = await sendFile(shop, owner, { kind: 'gift-cards', file, apply: 'all' })
    expect(sent.state).toBe('checked')
    expect(await mailTo(shop, 'none@cairn.test')).toEqual([])
    expect(await one(`select count(*)::int as asked from credits where reference like 'NONE-%'`)).toEqual({ asked: 0 })
    expect(await told()).toEqual(before)
  })

  it('are forgotten with whoever they were for', async () => {
    const who = await person(shop)
    const near = `x${who.email}`
    const file = HEADER + asked('GONE-8', '20', near) + asked('GONE-9', '20', who.email)
    const sent = await send(owner, 'gift-cards', file, 'rows')
    const clerk = await clerkOf('US')
    await expect(textOf(clerk, `/imports/${sent.id}/file`)).rejects.toThrow(/40[34]/)
    await owner.call('customers.erase', { params: { id: who.consumerId }, body: { email: who.email, reason: 'Asked' } })
    const kept = await textOf(owner, `/imports/${sent.id}/file`)
    expect(kept).toContain(near)
    expect(kept.replaceAll(near, '')).not.toContain(who.email)
    expect(await one(`select subject, reason, amount::int from credits where reference = 'GONE-9'`)).toEqual({
      subject: '',
      reason: '',
      amount: 2000,
    })
  })

  it('are forgotten where the address stands beside other words, or for all rows', async () => {
    const who = await person(shop)
    const near = `${who.email}.mx`
    const written = [asked('WORD-1', '20', `Robin <${who.email}>`), asked('WORD-2', '20', near)]
    const words = await send(owner, 'gift-cards', HEADER + written.join(''))
    const same = await send(owner, 'gift-cards', 'card,amount,locale,reason\nSAME-1,20,en-us,A late parcel\n')
    const mapping = { ...same.mapping, fixed: { email: who.email.toUpperCase() } }
    await owner.call('imports.check', { params: { importId: same.id }, body: { mapping } })
    await runJobs(shop)
    await owner.call('customers.erase', { params: { id: who.consumerId }, body: { email: who.email, reason: 'Asked' } })
    const kept = await one(
      `select string_agg(concat(i, p), '') as text from imports i join import_parts p on p.import_id = i.id
        where i.id = any($1)`,
      [[words.id, same.id]],
    )
    const text = String(kept?.['text']).toLowerCase()
    expect(text).toContain(near)
    expect(text.replaceAll(near, '')).not.toContain(who.email)
  })
})
