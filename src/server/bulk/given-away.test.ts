import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let merchant: StaffMember
let german: StaffMember

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  merchant = await staffMember(shop, 'merchandiser')
  german = await staffMember(shop, 'merchandiser', ['DE'])
})

const one = async (sql: string, values: unknown[] = []) => (await shop.database.pool.query(sql, values)).rows[0]
const problemsOf = ({ problems }: { problems: { code: string; column: string }[] }) =>
  problems.map(({ code, column }) => `${code} ${column}`).toSorted()
const HEAD = 'promotion,level,kind,percent,sites,coupon_only,name.en\n'
const send = (who: StaffMember, kind: 'promotions' | 'coupons', file: string, apply?: 'rows') =>
  sendFile(shop, who, { kind, file, ...(apply && { apply }) })
const start = (who: StaffMember, promotionId: string, seen: number) =>
  who.call('promotions.start', { params: { promotionId }, body: { seen } })
/** Of the moment before five minutes: a proof of then is none any more. */
const unproved = async ({ id }: StaffMember) =>
  shop.database.pool.query(`update staff_sessions set proved_at = proved_at - interval '1 hour' where staff_id = $1`, [
    id,
  ])

describe('promotions in a file', () => {
  it('are drafts that the room lets begin, and stay as they are while they run', async () => {
    const file = `${HEAD}file-ten,ORDER,percentage,10,,false,Ten off\nfile-no,ORDER,percentage,,,false,Nothing\nfile-odd,ORDER,percentage,33.33333,,false,Odd\n`
    const sent = await send(merchant, 'promotions', file, 'rows')
    expect(sent.counts).toEqual({ new: 1, refused: 2 })
    expect(problemsOf(sent)).toEqual(['missing percent', 'unreadable percent'])
    expect(await one(`select active from promotions where id = 'file-ten'`)).toEqual({ active: false })
    expect(await start(merchant, 'file-ten', 1)).toMatchObject({ state: 'waiting' })
    const fifty = 'promotion,percent\nfile-ten,50\n'
    const changed = await send(merchant, 'promotions', fifty, 'rows')
    await expect(start(owner, 'file-ten', 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await start(owner, 'file-ten', 2)).toMatchObject({ state: 'on', made: { percent: 50 } })
    expect(problemsOf(await send(owner, 'promotions', fifty.replace('50', '90')))).toEqual(['closed promotion'])
    await merchant.call('imports.undo', { params: { importId: changed.id } })
    await runJobs(shop)
    expect(await textOf(merchant, `/imports/${changed.id}/file`)).toContain('closed')
    expect(await one(`select percent from promotions where id = 'file-ten'`)).toEqual({ percent: 50 })
    const { rows } = await owner.call('history.list', { query: { objectType: 'promotion', objectId: 'file-ten' } })
    expect(rows.at(-1)?.changes).toContainEqual({ field: 'percent', after: 10 })
  })

  it('are only for sites that one may', async () => {
    const file = `${HEAD}file-all,ORDER,percentage,10,,false,All\nfile-de,ORDER,percentage,10,DE,false,Germany\n`
    const sent = await send(german, 'promotions', file, 'rows')
    expect(problemsOf(sent)).toEqual(['forbidden-site sites'])
    expect(sent.counts).toEqual({ new: 1, refused: 1 })
    const moved = 'promotion,sites\nfile-de,DE|FR\n'
    expect(problemsOf(await send(german, 'promotions', moved))).toEqual(['forbidden-site sites'])
  })
})

describe('coupons in a file', () => {
  const codes = (promotion: string, ...names: string[]) =>
    `code,promotion\n${names.map(name => `${name},${promotion}\n`).join('')}`

  it('need proof to be written and to be seen, and no key can give it', async () => {
    await send(owner, 'promotions', `${HEAD}file-code,ORDER,percentage,10,,true,With a code\n`, 'rows')
    const person = await staffMember(shop, 'merchandiser')
    const sent = await send(person, 'coupons', codes('file-code', 'secret-1', 'SECRET-2'))
    expect(sent.counts).toEqual({ new: 2 })
    await unproved(person)
    const params = { importId: sent.id }
    await expect(send(person, 'coupons', codes('file-code', 'SECRET-1'))).rejects.toThrow('still you')
    const { mapping } = sent
    await expect(person.call('imports.check', { params, body: { mapping } })).rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
    await expect(person.call('imports.apply', { params, body: {} })).rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
    await expect(send(person, 'coupons', codes('file-code', 'SECRET-3'), 'rows')).rejects.toThrow('still you')
    await expect(textOf(person, '/exports/coupons')).rejects.toThrow('still you')
    await expect(textOf(person, `/imports/${sent.id}/file`)).rejects.toThrow('still you')
    const reader = await staffMember(shop, 'analyst')
    await expect(textOf(reader, '/exports/coupons')).rejects.toThrow('403')
    await owner.call('imports.apply', { params, body: {} })
    await runJobs(shop)
    expect(await one(`select promotion_id, max_uses from coupons where code = 'SECRET-1'`)).toEqual({
      promotion_id: 'file-code',
      max_uses: 1,
    })
    expect(await textOf(owner, '/exports/coupons')).toContain('SECRET-2')
    expect(await textOf(german, '/exports/coupons')).not.toContain('SECRET')
    const { rows } = await owner.call('history.list', { query: { call: 'imports.export' } })
    expect(rows.length).toBeGreaterThan(0)
  })

  it('stand together for each promotion, and are shown, exported and revoked together', async () => {
    const two = `${HEAD}file-kept,ORDER,percentage,10,,true,Kept\nfile-beside,ORDER,percentage,10,,true,Beside\n`
    await send(owner, 'promotions', two, 'rows')
    await send(owner, 'coupons', codes('file-kept', 'BEFORE-1'), 'rows')
    const both = `${codes('file-kept', 'BEFORE-1', 'KEPT-1', 'KEPT-2', 'KEPT-3')}BESIDE-1,file-beside\n`
    const sent = await send(owner, 'coupons', both.replace('BEFORE-1,file-kept', 'before-1,file-kept'), 'rows')
    const read = (promotionId: string) => owner.call('promotions.batches', { params: { promotionId } })
    const { batches } = await read('file-kept')
    expect(batches).toMatchObject([{ fileName: 'coupons.csv', importId: sent.id, made: 3, used: 0 }, { made: 1 }])
    expect((await read('file-beside')).batches).toMatchObject([{ importId: sent.id, made: 1 }])
    const [batch] = batches
    const params = { promotionId: 'file-kept', batchId: batch?.id ?? '' }
    const path = `/promotions/file-kept/coupons/${params.batchId}/file`
    expect((await textOf(owner, path)).split('\r\n')).toEqual(['code,uses', 'KEPT-1,0', 'KEPT-2,0', 'KEPT-3,0', ''])
    expect(await textOf(owner, '/exports/coupons')).toContain(params.batchId)
    const person = await staffMember(shop, 'merchandiser')
    await unproved(person)
    await expect(textOf(person, path)).rejects.toThrow('still you')
    await expect(textOf(german, path)).rejects.toThrow('403')
    const { rows } = await owner.call('history.list', { query: { call: 'promotions.couponFile' } })
    expect(rows.filter(({ kind }) => kind === 'read')).toHaveLength(1)
    expect(await owner.call('promotions.revokeCoupons', { params })).toEqual({ revoked: 3 })
    const left =
      await one(`select count(*)::int as open from coupons where promotion_id like 'file-%' and revoked_at is null
      and code in ('BEFORE-1', 'BESIDE-1')`)
    expect(left).toEqual({ open: 2 })
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    expect((await read('file-beside')).batches).toEqual([])
    expect(
      await one(`select count(*)::int as kept from coupons where code like 'KEPT-%' and revoked_at is not null`),
    ).toEqual({
      kept: 3,
    })
    expect((await send(owner, 'coupons', both)).counts).toEqual({ same: 4, new: 1 })
    const { id: importId } = await send(owner, 'coupons', codes('file-beside', 'BEFORE-1'), 'rows')
    expect((await read('file-beside')).batches).toMatchObject([{ made: 1 }])
    expect((await read('file-kept')).batches).toMatchObject([{ made: 3 }])
    await owner.call('imports.undo', { params: { importId } })
    await runJobs(shop)
    expect((await read('file-beside')).batches).toEqual([])
    expect((await read('file-kept')).batches).toMatchObject([{ made: 3 }, { id: batches[1]?.id, made: 1 }])
  })

  it('end with the batch that somebody revokes while they come', async () => {
    await send(owner, 'promotions', `${HEAD}file-late,ORDER,percentage,10,,true,Late\n`, 'rows')
    const { id } = await send(owner, 'coupons', codes('file-late', 'LATE-1', 'LATE-2'))
    await shop.database.pool.query(
      `insert into coupon_batches (id, promotion_id, prefix, wanted, created_by, created_at, revoked_at, import_id)
        values ('cpb_late', 'file-late', '', 1, 'somebody', now(), now(), $1)`,
      [id],
    )
    await owner.call('imports.apply', { params: { importId: id }, body: {} })
    await runJobs(shop)
    expect(problemsOf(await owner.call('imports.read', { params: { importId: id } }))).toEqual(['closed promotion'])
    expect(await one(`select count(*)::int as brought from coupons where promotion_id = 'file-late'`)).toEqual({
      brought: 0,
    })
  })

  it('of a promotion that runs are within the limit of who sends them, and what is closed stays so', async () => {
    await send(owner, 'promotions', `${HEAD}file-runs,ORDER,percentage,10,,true,It runs\n`, 'rows')
    await send(owner, 'coupons', codes('file-runs', 'GONE-1', 'OWN-1'), 'rows')
    await shop.database.pool.query(`update coupons set revoked_at = now(), ends_at = now() where code = 'GONE-1'`)
    await shop.database.pool.query(`update coupons set customer = 'somebody' where code = 'OWN-1'`)
    await start(owner, 'file-runs', 1)
    expect(problemsOf(await send(merchant, 'coupons', codes('file-runs', 'MORE-1'), 'rows'))).toEqual([
      'above-limit promotion',
    ])
    expect((await send(owner, 'coupons', codes('file-runs', 'MORE-1'), 'rows')).counts).toEqual({ new: 1 })
    const again = 'code,promotion,ends_at,max_uses\nGONE-1,file-runs,2099-01-01T00:00:00Z,9\nOWN-1,file-runs,,9\n'
    expect(problemsOf(await send(owner, 'coupons', again))).toEqual(['closed code'])
    expect(problemsOf(await send(owner, 'coupons', codes('goodwill-10', 'FREE-1')))).toEqual(['closed promotion'])
    expect(await textOf(owner, '/exports/coupons')).not.toContain('OWN-1')
    const never = 'code,promotion,max_uses,ends_at\nEVER-1,file-runs,(none),\nEVER-2,file-runs,,2027-02-30T00:00:00Z\n'
    const sent = await send(owner, 'coupons', never, 'rows')
    expect(problemsOf(sent)).toEqual(['unreadable ends_at'])
    expect(await textOf(owner, '/exports/coupons')).toContain('EVER-1,file-runs,,(none)')
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    const { rows } = await owner.call('history.list', { query: { objectType: 'promotion', objectId: 'file-runs' } })
    expect(rows[0]?.changes).toEqual([{ field: 'coupons', before: { file: sent.id, count: 1 } }])
  })
})

describe('prices of a list in a file', () => {
  it('move what the list says, for who may on all of its sites, until it is over', async () => {
    const { productId } = await given.product(shop, { prices: { US: 10_000, DE: 9000 } })
    const now = shop.services.clock().getTime()
    const times = { startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() }
    const { id } = await owner.call('priceLists.create', { body: { name: 'Sale', sites: ['US', 'DE'], ...times } })
    const file = `list,product,site,price\n${id},${productId},US,80\n${id},${productId},FR,80\nprl_none,${productId},US,80\n`
    const prices = (who: StaffMember, text: string, apply?: 'rows') =>
      sendFile(shop, who, { kind: 'list-prices', file: text, ...(apply && { apply }) })
    const sent = await prices(owner, file, 'rows')
    expect(sent.counts).toEqual({ new: 1, refused: 2 })
    expect(problemsOf(sent)).toEqual(['unknown-reference list', 'unknown-reference site'])
    const current = async () =>
      (await one(`select current from colour_prices where colour_id = $1 and site = 'US'`, [productId]))?.['current']
    expect(await current()).toBe(8000)
    expect(problemsOf(await prices(german, `list,product,site,price\n${id},${productId},DE,1\n`))).toEqual([
      'forbidden-site list',
    ])
    expect(
      problemsOf(
        await prices(await staffMember(shop, 'merchandiser', ['FR']), file.split('\n').slice(0, 2).join('\n')),
      ),
    ).toEqual(['forbidden-site list'])
    expect((await prices(owner, `list,product,site,price\n${id},${productId},US,1\n`, 'rows')).state).toBe('checked')
    const later = {
      startsAt: new Date(now + 86_400_000).toISOString(),
      endsAt: new Date(now + 2 * 86_400_000).toISOString(),
    }
    const coming = await owner.call('priceLists.create', { body: { name: 'Next', sites: ['US'], ...later } })
    const next = (price: number) =>
      prices(owner, `list,product,site,price\n${coming.id},${productId},US,${price}\n`, 'rows')
    await next(90)
    // Of the 100 that it costs without a list, further away than the 80 that shoppers pay, and not of the 90 that nobody has paid.
    expect((await next(75)).moves).toEqual([{ product: productId, site: 'US', before: 10_000, after: 7500 }])
    await owner.call('priceLists.end', { params: { listId: coming.id } })
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    expect(await current()).toBe(10_000)
    await shop.database.pool.query(
      `update price_lists set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`,
    )
    expect(problemsOf(await prices(owner, file.split('\n').slice(0, 2).join('\n')))).toEqual(['closed list'])
  })
})

describe('translations in a file', () => {
  it('fill in languages of what there is, and nothing else', async () => {
    const { masterId } = await given.product(shop, { sku: 'WORDS-1', price: 1000 })
    const row = (language: string, text: string, field = 'name') =>
      `of,id,field,${language}\nstyle,${masterId},${field},${text}\n`
    const translate = (file: string, apply?: 'rows') =>
      sendFile(shop, owner, { kind: 'translations', file, ...(apply && { apply }) })
    expect((await translate(row('fr', 'Crête'), 'rows')).counts).toEqual({ changed: 1 })
    await translate(row('de', 'Eins|Zwei\\|drei', 'feature_lines'), 'rows')
    expect(await one('select names, feature_lines from styles where id = $1', [masterId])).toMatchObject({
      names: { en: expect.any(String), fr: 'Crête' },
      feature_lines: { de: ['Eins', 'Zwei|drei'] },
    })
    expect(problemsOf(await translate(row('en', '(none)')))).toEqual(['missing en'])
    expect(problemsOf(await translate(row('fr', 'x'.repeat(300))))).toEqual(['unreadable fr'])
    expect(problemsOf(await translate('of,id,field,fr\nstyle,NOSUCHONE,name,x\ncolour,X,tagline,y\n'))).toEqual([
      'unknown-reference field',
      'unknown-reference id',
    ])
  })
})
