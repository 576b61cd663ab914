import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { z } from 'zod'
import type { AddPriceAdjustment, ChangePriceAdjustment } from '#contract/cart/cart.requests.ts'
import { ADJUSTMENT_MAX_IN_CART, needsManager } from '#domain/cart/price-adjustments.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import type { Recorded } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { logAdjustment } from './adjustment.queries.ts'
import { termsOf, type CartLine, type CartState, type LineAdjustment } from './cart-state.ts'
import { changeCart, getCart, type PricedCart } from './cart.service.ts'
import { newId } from './ids.ts'
import { getLine } from './item.service.ts'
import { redeemApproval, requireAssociate, type Terms } from './manager-approval.service.ts'

/** What the line gives away already counts: many small gifts are a big one. */
function requireAllowed(shop: Shop, { adjustments = [] }: CartLine, wanted: LineAdjustment) {
  const { id, type, value, managerId } = wanted
  if (type === 'percent' && value > 100) throw new StoreError('INVALID_PRICE')
  const together = [...adjustments.filter(one => one.id !== id), wanted]
  if (needsManager(together.map(termsOf)) && managerId === undefined) throw refused(shop, 'CANNOT_AUTHORISE')
}

/** The manager behind an approval; one that is not good is refused, not left out. */
async function approvedBy(
  shop: Shop,
  cartId: string,
  approval: string | undefined,
  change: { line: CartLine; terms: Terms },
): Promise<string | undefined> {
  if (approval === undefined) return undefined
  const managerId = await redeemApproval(shop, cartId, approval, change)
  if (managerId === undefined) throw refused(shop, 'CANNOT_AUTHORISE')
  return managerId
}

function refused(shop: Shop, error: 'CANNOT_AUTHORISE' | 'INVALID_PRICE'): StoreError {
  noteSecurityEvent(shop, 'adjustment-refused', error)
  return new StoreError(error)
}

/** What was taken off without a manager, over all lines of the cart. */
function givenAlone({ state, totals }: PricedCart): number {
  const alone = new Set(
    state.lines.flatMap(({ adjustments = [] }) =>
      adjustments.flatMap(({ id, managerId }) => (managerId === undefined ? [discountRule('adjustment', id)] : [])),
    ),
  )
  const taken = totals.lines.flatMap(({ discounts }) => discounts.filter(({ rule }) => alone.has(rule)))
  return taken.reduce((sum, { amount }) => sum + amount, 0)
}

const withLine = (state: CartState, line: CartLine): CartState => ({
  ...state,
  lines: state.lines.map(one => (one.id === line.id ? line : one)),
})

type Step = {
  action: 'add' | 'change' | 'remove'
  line: CartLine
  adjustment: LineAdjustment
  note: string | undefined
}

/** Writes the cart, the log and the history together: nothing is taken off without a trace. */
async function keep(shop: Shop, basketId: string, { action, line, adjustment, note }: Step): Promise<PricedCart> {
  const { storeId, employeeId } = requireAssociate(shop)
  const cart = await changeCart(shop, basketId, {
    change: state => withLine(state, line),
    verify: priced => {
      const settled = priced.lines.find(one => one.line.id === line.id)
      const worth = (settled?.price?.current ?? 0) * line.qty
      if (action === 'remove') return
      // A gift card is money, and money is never sold for less.
      if (settled?.sellable.isGiftCard) throw refused(shop, 'INVALID_PRICE')
      if (adjustment.type === 'amount' && adjustment.value > worth) throw refused(shop, 'INVALID_PRICE')
      if (adjustment.managerId === undefined && givenAlone(priced) > ADJUSTMENT_MAX_IN_CART)
        throw refused(shop, 'CANNOT_AUTHORISE')
    },
  })
  await logAdjustment(shop.db, { cartId: cart.id, itemId: line.id, action, adjustment, note, storeId, employeeId })
  const { type, value, managerId, reasonCode: reason } = adjustment
  const taken = { field: 'priceAdjustment', after: { itemId: line.id, type, value, managerId } }
  const entry = { type: 'cart', id: cart.id, changes: [taken], reason } satisfies Recorded
  const staff = { id: `${storeId}/${employeeId}`, name: employeeId }
  await writeHistory({ ...shop, staff }, { call: `cart.${action}PriceAdjustment`, kind: 'write' }, [entry])
  return cart
}

export async function addAdjustment(
  shop: Shop,
  basketId: string,
  { itemId, note, managerApproval, ...wanted }: z.output<typeof AddPriceAdjustment>,
) {
  requireAssociate(shop)
  return inTransaction(shop, async inside => {
    const { id: cartId, state } = await getCart(inside, basketId, 'lock')
    const line = getLine(state, itemId)
    const terms = { ...wanted, replaces: undefined }
    const managerId = await approvedBy(inside, cartId, managerApproval, { line, terms })
    const adjustment = adjustmentOf(newId('adj', 10), { ...wanted, managerId })
    requireAllowed(inside, line, adjustment)
    const changed = { ...line, adjustments: [...(line.adjustments ?? []), adjustment] }
    return keep(inside, basketId, { action: 'add', line: changed, adjustment, note })
  })
}

const adjustmentOf = (
  id: string,
  { type, value, reasonCode, managerId }: Omit<LineAdjustment, 'id' | 'managerId'> & { managerId: string | undefined },
): LineAdjustment => ({
  id,
  type,
  value,
  reasonCode,
  ...(managerId !== undefined && { managerId }),
})

export async function changeAdjustment(
  shop: Shop,
  basketId: string,
  adjustmentId: string,
  { note, managerApproval, ...change }: z.output<typeof ChangePriceAdjustment>,
) {
  requireAssociate(shop)
  return inTransaction(shop, async inside => {
    const { id: cartId, state } = await getCart(inside, basketId, 'lock')
    const { line, adjustment } = find(state, adjustmentId)
    const { type = adjustment.type, value = adjustment.value } = change
    const terms = { type, value, replaces: adjustmentId }
    const managerId = await approvedBy(inside, cartId, managerApproval, { line, terms })
    const next = adjustmentOf(adjustmentId, {
      type,
      value,
      reasonCode: change.reasonCode ?? adjustment.reasonCode,
      managerId: managerId ?? (isAsGiven(change) ? adjustment.managerId : undefined),
    })
    requireAllowed(inside, line, next)
    const adjustments = line.adjustments?.map(one => (one.id === adjustmentId ? next : one)) ?? []
    return keep(inside, basketId, { action: 'change', line: { ...line, adjustments }, adjustment: next, note })
  })
}

/** A manager allowed what was given then, not what it is changed to. */
const isAsGiven = ({ type, value }: Pick<z.output<typeof ChangePriceAdjustment>, 'type' | 'value'>) =>
  type === undefined && value === undefined

export async function removeAdjustment(shop: Shop, basketId: string, adjustmentId: string) {
  requireAssociate(shop)
  return inTransaction(shop, async inside => {
    const { line, adjustment } = find((await getCart(inside, basketId, 'lock')).state, adjustmentId)
    const adjustments = line.adjustments?.filter(one => one.id !== adjustmentId) ?? []
    return keep(inside, basketId, { action: 'remove', line: { ...line, adjustments }, adjustment, note: undefined })
  })
}

function find({ lines }: CartState, adjustmentId: string) {
  for (const line of lines) {
    const adjustment = line.adjustments?.find(({ id }) => id === adjustmentId)
    if (adjustment) return { line, adjustment }
  }
  throw new StoreError('LIST_PRODUCT_NOT_FOUND')
}
