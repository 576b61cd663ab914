-- A piece that comes back because its buyer got another size of it instead: no money moves.
alter table returns add column exchange_line text;

-- Takes pieces off the shelf for an order that stands already. False when there are not enough; the caller's transaction
-- then takes nothing. They are held first, so that the same rules say what is free and from where it is sent.
create function take_for_order(p_order text, p_site text, p_key integer, p_qty integer, p_store integer, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  holder text := 'exchange ' || p_order;
begin
  perform 1 from hold_stock(holder, p_site, array[p_key], array[p_qty], array[p_store], p_now, p_now + interval '1 minute');
  if found then
    return false;
  end if;
  with held as (
    delete from stock_holds h where h.cart_id = holder returning h.sku_key, h.location_id, h.qty
  ), gone as (
    update stock s set on_hand = s.on_hand - held.qty, held = s.held - held.qty from held
      where s.sku_key = held.sku_key and s.location_id = held.location_id
  )
  insert into order_stock as o (order_number, sku_key, location_id, qty)
    select p_order, held.sku_key, held.location_id, held.qty from held
    on conflict (order_number, sku_key, location_id) do update set qty = o.qty + excluded.qty;
  return true;
end $$;

-- As before; what came in exchange was sold once, and carts that staff filled on the telephone are not of the web.
create or replace function add_up_sales(p_from timestamptz, p_zones jsonb) returns void language plpgsql as $$
begin
  delete from report_hours where hour >= date_trunc('hour', p_from);
  insert into report_hours (site, hour, channel, currency, orders, pieces, revenue, discount, returning_orders, refunded, carts,
      failed_payments)
    select site, hour, channel, max(currency), sum(orders), sum(pieces), sum(revenue), sum(discount), sum(again), sum(refunded),
      sum(carts), sum(failed) from (
      select o.site, date_trunc('hour', o.placed_at) as hour, o.channel, o.currency, 1 as orders,
        (select coalesce(sum((l->>'qty')::int), 0) from jsonb_array_elements(o.document->'lines') l
          where l->>'exchangeOf' is null) as pieces, o.total as revenue,
        coalesce((o.document->'totals'->>'totalDiscount')::int, 0) as discount,
        case when exists (select from orders b where b.placed_at < o.placed_at and b.placed_at is not null
          and lower(b.email) = lower(o.email) and o.email <> '') then 1 else 0 end as again,
        0 as refunded, 0 as carts, 0 as failed
        from orders o where o.placed_at >= date_trunc('hour', p_from)
      union all
      select o.site, date_trunc('hour', r.created_at), o.channel, o.currency, 0, 0, 0, 0, 0, r.amount, 0, 0
        from refunds r join orders o on o.number = r.order_number
        where r.created_at >= date_trunc('hour', p_from) and o.placed_at is not null
      union all
      select o.site, date_trunc('hour', p.created_at), o.channel, o.currency, 0, 0, 0, 0, 0, 0, 0, 1
        from payments p join orders o on o.number = p.order_number
        where p.state = 'failed' and p.created_at >= date_trunc('hour', p_from)
      union all
      select c.site, date_trunc('hour', c.created_at),
        case when c.state->'byPhone' = 'true' then 'PHONE' else 'ECOMM' end, '', 0, 0, 0, 0, 0, 0, 1, 0
        from carts c where c.created_at >= date_trunc('hour', p_from) and (c.units > 0 or c.closed_at is not null)
    ) each_one group by site, hour, channel;

  delete from report_styles s using jsonb_each_text(p_zones) z
    where s.site = z.key and s.day >= (p_from at time zone z.value)::date;
  insert into report_styles (site, day, style_id, currency, pieces, revenue)
    select o.site, (o.placed_at at time zone z.value)::date, c.style_id, max(o.currency), sum((l->>'qty')::int),
      sum((l->'price'->>'rowTotal')::bigint)
    from orders o join jsonb_each_text(p_zones) z on z.key = o.site
    cross join lateral jsonb_array_elements(o.document->'lines') l
    join skus k on k.key = (l->>'skuKey')::int join colours c on c.id = k.colour_id
    -- From the beginning of the day in which it falls: days are made whole.
    where o.placed_at >= ((p_from at time zone z.value)::date)::timestamp at time zone z.value
      and l->>'exchangeOf' is null
    group by o.site, 2, c.style_id;
end $$;
