import type pg from 'pg'
import { PROGRAM_TERMS, PROGRAMS } from '#domain/promotions/spend.ts'
import { spendProgramOf } from '../cart/customer.service.ts'

const limits = PROGRAMS.map(program => `('${spendProgramOf(program)}', ${PROGRAM_TERMS[program].annualLimit})`)
const yearlyLimits = [...new Set(limits)].join(', ')

/**
 * What must always be true of orders, money, stock and ledgers, each as a query whose rows are breaches. Tests and the
 * chaos bench ask them after everything they do.
 */
const INVARIANTS: Readonly<Record<string, string>> = {
  'more was sold than there was': `select sku_key, location_id, on_hand, held from stock where on_hand < 0 or held < 0 or held > on_hand`,
  'what is missing was not taken off': `
    select sku_key, location_id, missing from stock where missing < 0 or (missing > 0 and on_hand > held)`,
  'what is held is not what carts and reservations hold': `
    select s.sku_key, s.location_id, s.held, coalesce(h.qty, 0) + coalesce(r.qty, 0) as claimed from stock s
    left join (select sku_key, location_id, sum(qty) as qty from stock_holds group by 1, 2) h using (sku_key, location_id)
    left join (select sku_key, location_id, sum(qty) as qty from reservations where released_at is null group by 1, 2) r
      using (sku_key, location_id)
    where s.held <> coalesce(h.qty, 0) + coalesce(r.qty, 0)`,
  'a cart became two orders': `select cart_id from orders group by cart_id having count(*) > 1`,
  'a placed order has an open cart': `
    select o.number from orders o join carts c on c.id = o.cart_id where o.placed_at is not null and c.closed_at is null`,
  'a placed order took other pieces than it sold': `
    select o.number from orders o
    cross join lateral (select coalesce(sum((l->>'qty')::int), 0) as qty from jsonb_array_elements(o.document->'lines') l
      where (l->>'stocked')::boolean) wanted
    left join (select order_number, sum(qty) as qty from order_stock group by 1) taken on taken.order_number = o.number
    where o.placed_at is not null and wanted.qty <> coalesce(taken.qty, 0)`,
  'an order was captured twice': `
    select order_number from payments where captured > 0 group by order_number having count(*) > 1`,
  'the provider took what no placed order owes': `
    select s.reference, s.captured from simulator_payments s
    left join payments p on p.reference = s.reference
    left join orders o on o.number = p.order_number and o.placed_at is not null
    where s.captured > s.refunded and o.number is null`,
  'the money taken is not the total': `
    select o.number, o.total, s.captured, g.amount from orders o
    left join (select p.order_number, sum(case p.state when 'reserved' then p.amount else s.captured + p.released end) as captured
      from simulator_payments s join payments p on p.reference = s.reference group by 1) s on s.order_number = o.number
    left join lateral (select coalesce(sum((x->>'amount')::int), 0) as amount
      from jsonb_array_elements(o.document->'giftCards') x) g on true
    where o.paid_at is not null and o.total <> coalesce(s.captured, 0) + g.amount`,
  'shop and provider disagree': `
    select p.reference, p.captured, s.captured as taken from payments p join simulator_payments s on s.reference = p.reference
    where p.captured <> s.captured and p.state <> 'authorised'`,
  'a gift card is overdrawn or its ledger is wrong': `
    select g.number, g.balance from gift_cards g
    where g.balance < 0 or g.balance <> (select coalesce(sum(amount), 0) from gift_card_ledger l where l.number = g.number)`,
  'a promotion was used too often': `
    select p.id from promotions p join promotion_uses u on u.subject = 'promotion:' || p.id where u.uses > p.max_uses`,
  'a coupon was used too often': `select code from coupons where max_uses is not null and uses > max_uses`,
  'a program covered more than its yearly limit': `
    select s.consumer_id, s.program from program_spend s
    join (values ${yearlyLimits}) l (program, most) using (program)
    group by s.consumer_id, s.program, l.most, date_part('year', s.spent_at at time zone 'UTC') having sum(s.amount) > l.most`,
  'points were spent that were not there': `
    select consumer_id from loyalty_points group by consumer_id
    having sum(points) + coalesce(-sum(points) filter (where points < 0 and reason in ('refund', 'correction')), 0) < 0`,
  'more was refunded than was paid': `select number from orders where refunded > total`,
  'what is owed is not what the order says is refunded': `
    select o.number, o.refunded, r.amount from orders o
    left join (select order_number, sum(amount) as amount from refunds group by 1) r on r.order_number = o.number
    where o.refunded <> coalesce(r.amount, 0)`,
  'a gift card gets back more than it paid': `
    select r.order_number, r.gift_card from (select order_number, gift_card, sum(amount) as amount from refunds
      where gift_card is not null group by 1, 2) r
    join orders o on o.number = r.order_number
    left join lateral (select sum((x->>'amount')::int) as amount from jsonb_array_elements(o.document->'giftCards') x
      where x->>'number' = r.gift_card) g on true
    where r.amount > coalesce(g.amount, 0)`,
  'a gift is kept that nothing kept has earned': `
    select o.number from orders o cross join jsonb_array_elements(o.document->'lines') gift
    where o.placed_at is not null and gift->'bonus' = 'true' and jsonb_array_length(coalesce(o.document->'awaited', '[]')) = 0 and (gift->>'qty')::int > (gift->>'cancelledQty')::int + (gift->>'returnedQty')::int and not exists (
      select from jsonb_array_elements(o.document->'lines') l
      where not coalesce((l->>'bonus')::boolean, false) and not (l->>'isGiftCard')::boolean and (l->>'qty')::int > (l->>'cancelledQty')::int + (l->>'returnedQty')::int)`,
}

export type Violation = { rule: string; rows: unknown[] }

export async function findViolations(pool: Pick<pg.Pool, 'query'>): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, query] of Object.entries(INVARIANTS)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) violations.push({ rule, rows: rows.slice(0, 5) })
  }
  return violations
}
