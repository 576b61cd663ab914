import { expect, it } from 'vitest'
import { person } from '../testing/people.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop({ DEMO: 'true' })
const owner = await staffMember(shop, 'owner')

it('says of more coupons of a person than it shows that there are more', async () => {
  const { consumerId: id } = await person(shop)
  const seen = async () => {
    const { vouchers, moreVouchers } = await owner.call('customers.read', { params: { id } })
    return [vouchers.length, moreVouchers]
  }
  const give = (from: number, to: number) =>
    shop.database.pool.query(
      `insert into coupons (code, promotion_id, customer) select 'MANY-' || n, 'goodwill-10', $1 from generate_series($2::int, $3::int) n`,
      [id, from, to],
    )
  await give(1, 100)
  expect(await seen()).toEqual([100, false])
  await give(101, 101)
  expect(await seen()).toEqual([100, true])
})
