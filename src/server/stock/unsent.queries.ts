import { sql, type RawBuilder } from 'kysely'
import { LEFT } from '../orders/shipment-kinds.ts'
import { IS_TO_SEND } from '../orders/to-pack.ts'

/**
 * Pieces that orders took in the books and that lie at a location until they leave, by SKU: `sku_key` and `pieces`.
 * At a store only what is collected there; everything else leaves from a centre. Parcels do not say from which of several:
 * what is left counts once, at the last of them first.
 */
export const unsentAt = (location: number, keys: RawBuilder<unknown>) => sql`
  select t.sku_key, sum(greatest(least(t.qty - t.restocked, coalesce(u.pieces, 0) - coalesce(b.pieces, 0)), 0))::integer as pieces
  from orders o
  join order_stock t on t.order_number = o.number and t.location_id = ${location} and t.sku_key in (${keys})
  cross join lateral (
    select sum((l->>'qty')::integer - (l->>'cancelledQty')::integer - coalesce(p.sent, 0)) as pieces
    from jsonb_array_elements(o.document->'lines') l
    join jsonb_array_elements(o.document->'shipments') s on s->>'shipmentId' = l->>'shipmentId'
    cross join lateral (select sum((i->>'qty')::integer) as sent from jsonb_path_query(s, '$.parcels[*].items[*]') i
      where i->>'itemId' = l->>'id') p
    where (l->>'skuKey')::integer = t.sku_key and s->>'status' <> all(${[...LEFT]}::text[])
      and case when s->>'code' = 'pickup' then (s->'storeInfo'->>'id')::integer = ${location} else ${location} < 1000 end
  ) u
  cross join lateral (select sum(x.qty - x.restocked) as pieces from order_stock x where x.order_number = t.order_number
    and x.sku_key = t.sku_key and ${location} < 1000 and x.location_id between ${location} + 1 and 999) b
  where ${sql.raw(IS_TO_SEND)} group by t.sku_key`
