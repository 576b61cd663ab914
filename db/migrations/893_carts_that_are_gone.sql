-- Carts go with whoever is forgotten. What is left says that there was one: by its moment it is counted once, however long
-- after that its order came and whenever the figures are made anew.
create table gone_carts (
  cart_id text primary key,
  site text not null,
  channel text not null,
  begun_at timestamptz not null
);
create index gone_carts_begun_at on gone_carts (begun_at);

create function keep_that_carts_were() returns trigger language plpgsql as $$
begin
  insert into gone_carts (cart_id, site, channel, begun_at)
    select id, site, case when state->'byPhone' = 'true' then 'PHONE' else 'ECOMM' end, created_at from gone
    where units > 0 or closed_at is not null
    on conflict do nothing;
  return null;
end $$;
create trigger carts_are_counted_on after delete on carts referencing old table as gone
  for each statement execute function keep_that_carts_were();

-- Each once. Of what went before this was kept, the order alone tells.
create view begun_carts as
  select site, case when state->'byPhone' = 'true' then 'PHONE' else 'ECOMM' end as channel, created_at as begun_at
    from carts where units > 0 or closed_at is not null
  union all
  select site, channel, begun_at from gone_carts
  union all
  select o.site, case when o.channel = 'PHONE' then 'PHONE' else 'ECOMM' end, o.placed_at
    from orders o where o.placed_at is not null and not exists (select from carts c where c.id = o.cart_id)
      and not exists (select from gone_carts g where g.cart_id = o.cart_id);

-- Hours are made anew by the next run. As before; carts are those that were begun.
delete from report_hours;
create or replace function add_up_sales(p_from timestamptz, p_zones jsonb) returns void language plpgsql as $$
begin
  delete from report_hours where hour >= date_trunc('hour', p_from);
  insert into report_hours (site, hour, channel, currency, orders, pieces, revenue, discount, returning_orders, refunded, carts,
      failed_payments, returning_revenue, tax, gift_cards)
    select site, hour, channel, max(currency), sum(orders), sum(pieces), sum(revenue), sum(discount), sum(again), sum(refunded),
      sum(carts), sum(failed), sum(case when again = 1 then revenue else 0 end),
      sum(tax), sum(gift_cards) from (
      select o.site, date_trunc('hour', o.placed_at) as hour, o.channel, o.currency, 1 as orders,
        (select coalesce(sum((l->>'qty')::int), 0) from jsonb_array_elements(o.document->'lines') l
          where l->>'exchangeOf' is null) as pieces, o.total as revenue,
        coalesce((o.document->'totals'->>'totalDiscount')::int, 0) as discount,
        case when exists (select from orders b where b.placed_at < o.placed_at and b.placed_at is not null
          and lower(b.email) = lower(o.email) and o.email <> '') then 1 else 0 end as again,
        0 as refunded, 0 as carts, 0 as failed, coalesce((o.document->'totals'->>'taxAmount')::bigint, 0) as tax,
        (select coalesce(sum((l->'price'->>'rowTotal')::bigint), 0) from jsonb_array_elements(o.document->'lines') l
          where l->>'isGiftCard' = 'true') as gift_cards
        from orders o where o.placed_at >= date_trunc('hour', p_from)
      union all
      select o.site, date_trunc('hour', r.created_at), o.channel, o.currency, 0, 0, 0, 0, 0, r.amount, 0, 0, 0, 0
        from refunds r join orders o on o.number = r.order_number
        where r.created_at >= date_trunc('hour', p_from) and o.placed_at is not null
      union all
      select o.site, date_trunc('hour', p.created_at), o.channel, o.currency, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0
        from payments p join orders o on o.number = p.order_number
        where p.state = 'failed' and p.created_at >= date_trunc('hour', p_from)
      union all
      select b.site, date_trunc('hour', b.begun_at), b.channel, '', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0
        from begun_carts b where b.begun_at >= date_trunc('hour', p_from)
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
