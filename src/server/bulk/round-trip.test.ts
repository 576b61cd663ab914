import { beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '#db/seed/demo.ts'
import { BULK_KIND_NAMES, type BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop()
  await seedDemo(shop.database.pool, () => {})
  owner = await staffMember(shop, 'owner')
  await shop.database.pool.query(`insert into price_lists (id, name, sites, starts_at, ends_at)
    values ('prl_later', 'Later', '{US}', '2030-01-01', '2030-02-01')`)
  await shop.database.pool.query(`insert into price_list_rows (list_id, colour_id, site, price)
    select 'prl_later', colour_id, site, current from colour_prices where site = 'US' and current > 0`)
})

describe('what goes out of the demo shop', () => {
  // Stock is by far the most, and has no value that JSON would tell otherwise.
  const formatsOf = (kind: BulkKind) => (kind === 'stock' ? (['csv'] as const) : (['csv', 'jsonl'] as const))
  it.for(BULK_KIND_NAMES.flatMap(kind => formatsOf(kind).map(format => [kind, format] as const)))(
    'comes back as the same: %s in %s',
    async ([kind, format]) => {
      const file = await textOf(owner, `/exports/${kind}?format=${format}`)
      const found = await sendFile(shop, owner, { kind, format, file })
      expect(found.problems).toEqual([])
      expect(found.unread).toEqual([])
      expect(found.counts).toEqual({ same: found.rows })
      expect(found.rows).toBeGreaterThan(0)
    },
  )
})
