import { beforeAll, describe, expect, it } from 'vitest'
import { BULK_KIND_NAMES } from '#domain/bulk/bulk-kinds.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import type { TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await seededShop(15)
  owner = await staffMember(shop, 'owner')
})

describe('what goes out', () => {
  it.for(BULK_KIND_NAMES.flatMap(kind => (['csv', 'jsonl'] as const).map(format => [kind, format] as const)))(
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
