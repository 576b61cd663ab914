import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import { cartExample } from '#contract/content/examples/cart.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { CartSummary } from './cart-summary.tsx'

const summary = async (cart: Cart) =>
  (await openExamples()).renderNode(
    <CartSummary cart={cart} taxIncluded={false} voucher={undefined} problem={undefined} saving={false} />,
  )
/** What stands in each row of the column, in cents. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>(−?)\$([\d,.]+)</g)].map(
    ([, name, sign, amount = '']) => [name, Number(`${sign && '-'}${amount.replace(/\D/g, '')}`)] as const,
  )

it.each([
  ['a program that takes all', 10_000, 10_000, 0],
  ['a promotion that takes a part', 200, 2000, 1800],
])('gives a voucher what %s leaves of the goods, so that the column adds up', async (_what, named, goods, took) => {
  const example = Cart.parse(cartExample)
  const totals = { ...example.totals, itemSubTotal: goods, totalDiscount: goods, itemTotal: 0, total: 0, tax: 0 }
  const appliedRewards = [{ points: 400, amountInCurrency: 2000 }]
  const orderPromotions = [{ promotionId: 'one', promotionName: 'One', discount: named }]
  const rows = rowsOf(
    await summary({ ...example, orderPromotions, totals: { ...totals, taxes: [], shipping: 0, appliedRewards } }),
  )
  expect(rows.find(([name]) => name === 'Reward')?.[1]).toBe(0 - took)
  const [parts, total] = [rows.filter(([name]) => name !== 'Total'), rows.find(([name]) => name === 'Total')]
  expect(parts.reduce((sum, [, part]) => sum + part, 0)).toBe(total?.[1])
})

it('shows two promotions of one name as two rows', async () => {
  const example = Cart.parse(cartExample)
  const same = [
    { promotionId: 'a', promotionName: '10% off your order', discount: 700 },
    { promotionId: 'b', promotionName: '10% off your order', discount: 500 },
  ]
  const rows = rowsOf(await summary({ ...example, orderPromotions: same }))
  expect(rows.filter(([name]) => name === '10% off your order').map(([, amount]) => amount)).toEqual([-700, -500])
})

it('names the discount of a program apart from what promotions took off single items', async () => {
  const program = { promotionId: 'program:employee', promotionName: 'Associate discount', discount: 900 }
  const cart = Cart.parse({ ...cartExample, orderPromotions: [{ ...program, message: 'By the terms you accepted.' }] })
  expect(await summary(cart)).toMatch(/Associate discount<\/dt><dd[^>]*>−\$9\.00</)
  expect(await summary(cart)).toMatch(/Discounts<\/dt><dd[^>]*>−\$3\.00</)
  expect(await summary(cart)).toContain('By the terms you accepted.')
  expect(await summary({ ...cart, orderPromotions: [] })).toMatch(/Discounts<\/dt><dd[^>]*>−\$12\.00</)
})

it('says that no tax is due where there is none, and names no rate of nothing', async () => {
  const { shippingAddress, billingAddress, ...example } = Cart.parse(cartExample)
  const cart = { ...example, totals: { ...example.totals, tax: 0, taxes: [] } }
  const at = shippingAddress ?? billingAddress
  expect(await summary(cart)).toContain('Worked out with your address')
  expect(rowsOf(await summary({ ...cart, shippingAddress: at }))).toContainEqual(['Estimated tax', 0])
  const taxes = example.totals.taxes.map(tax => ({ ...tax, amount: 0 }))
  const untaxed = { ...cart, shippingAddress: at, totals: { ...cart.totals, taxes } }
  expect(rowsOf(await summary(untaxed))).toContainEqual(['Sales tax', 0])
})
