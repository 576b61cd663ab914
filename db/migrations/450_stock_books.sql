-- What stays on a shelf whatever shoppers want, and what is left for them.
alter table stock add column safety integer not null default 0 check (safety >= 0);
alter table stock add column free integer generated always as (greatest(on_hand - held - safety, 0)) stored;

-- The book of every shelf: what made it more or less. What orders took is in order_stock, which is written anyway: a placed
-- order writes nothing here. So for each shelf: sum(change) - sum(order_stock.qty) = on_hand - missing.
create table stock_movements (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: what is written stays, also of a SKU that is gone.
  sku_key integer not null,
  location_id integer not null,
  kind text not null check (kind in ('opening', 'removed', 'restock', 'not-found', 'feed', 'import', 'received', 'sent', 'arrived',
    'came-back', 'count', 'damage', 'found', 'lost', 'theft', 'sample', 'correction', 'other')),
  change integer not null check (change <> 0),
  -- How many were there afterwards, less what is missing.
  pieces integer not null,
  staff_id text,
  -- An order, a feed, a file, a count, a delivery or a transfer.
  reference text,
  note text
);
create index stock_movements_of on stock_movements (sku_key, location_id, at desc, id desc);

create function stock_movements_stand() returns trigger language plpgsql as $$
begin
  raise exception 'the book of stock is only added to';
end $$;
create trigger stock_movements_stand before update or delete on stock_movements
  for each row execute function stock_movements_stand();
create trigger stock_movements_stay before truncate on stock_movements
  for each statement execute function stock_movements_stand();

create function stock_opened() returns trigger language plpgsql as $$
begin
  insert into stock_movements (sku_key, location_id, kind, change, pieces)
    select sku_key, location_id, 'opening', on_hand - missing, on_hand - missing from after_it where on_hand <> missing;
  return null;
end $$;
create trigger stock_opened after insert on stock referencing new table as after_it
  for each statement execute function stock_opened();

create function stock_closed() returns trigger language plpgsql as $$
begin
  insert into stock_movements (sku_key, location_id, kind, change, pieces)
    select sku_key, location_id, 'removed', missing - on_hand, 0 from before_it where on_hand <> missing;
  return null;
end $$;
create trigger stock_closed after delete on stock referencing old table as before_it
  for each statement execute function stock_closed();

-- Writes down what no book explains: the shelves there are, and what servers of the version before changed.
create function balance_stock_books() returns void language sql as $$
  insert into stock_movements (sku_key, location_id, kind, change, pieces)
    select s.sku_key, s.location_id, 'opening', s.on_hand - s.missing + coalesce(o.qty, 0) - coalesce(m.change, 0),
      s.on_hand - s.missing
    from stock s
    left join (select sku_key, location_id, sum(qty)::integer as qty from order_stock group by 1, 2) o using (sku_key, location_id)
    left join (select sku_key, location_id, sum(change)::integer as change from stock_movements group by 1, 2) m
      using (sku_key, location_id)
    where s.on_hand - s.missing + coalesce(o.qty, 0) <> coalesce(m.change, 0)
$$;
select balance_stock_books();

-- As before, and it is written down.
create or replace function restock(p_order text, p_key integer, p_qty integer, p_store integer) returns void
language plpgsql as $$
declare
  place record;
  remaining integer := p_qty;
  taken integer;
begin
  for place in select o.location_id, o.qty - o.restocked as open from order_stock o
    where o.order_number = p_order and o.sku_key = p_key and o.qty > o.restocked
    order by case when p_store = 0 then exists (select from site_locations l where l.location_id = o.location_id)
      else o.location_id = p_store end desc, o.location_id for update
  loop
    exit when remaining <= 0;
    taken := least(remaining, place.open);
    update order_stock o set restocked = o.restocked + taken
      where o.order_number = p_order and o.sku_key = p_key and o.location_id = place.location_id;
    with back as (
      update stock s set on_hand = s.on_hand + taken where s.sku_key = p_key and s.location_id = place.location_id
        returning s.on_hand - s.missing as pieces
    )
    insert into stock_movements (sku_key, location_id, kind, change, pieces, reference)
      select p_key, place.location_id, 'restock', taken, pieces, p_order from back;
    remaining := remaining - taken;
  end loop;
end $$;

-- What shoppers can buy changes their pages: what is left beyond the safety stock.
create or replace function stock_told() returns trigger language plpgsql as $$
declare
  news text := case
    when new.on_hand = 0 and old.on_hand > 0 then 'stock.out'
    when new.on_hand > 0 and old.on_hand = 0 then 'stock.back'
    when new.on_hand <= new.low_at and old.on_hand > old.low_at then 'stock.low' end;
begin
  if not cairn_loud() then
    return null;
  end if;
  if (old.free > 0) <> (new.free > 0) then
    perform notify_product_of_sku(new.sku_key);
  end if;
  if news is not null then
    perform tell_event(news, 'stock:' || k.sku || '@' || new.location_id, null, null,
        jsonb_build_object('sku', k.sku, 'location', new.location_id, 'onHand', new.on_hand))
      from skus k where k.key = new.sku_key;
  end if;
  return null;
end $$;
drop trigger stock_moved on stock;
create trigger stock_moved after update on stock for each row
  when ((old.free > 0) <> (new.free > 0) or (old.on_hand > 0) <> (new.on_hand > 0)
    or (old.on_hand > old.low_at) <> (new.on_hand > new.low_at)) execute function stock_told();

-- As before, and the safety stock stays on its shelf. Whoever holds already keeps what he has, also where it was set later.
create or replace function hold_stock(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns table (missing_key integer, missing integer) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wanted record;
  place record;
  remaining integer;
  taken integer;
  waiting integer[];
  had jsonb;
begin
  perform 1 from stock s
    join (
      select w.key, l.location_id from unnest(p_keys) as w (key) join site_locations l on l.site = p_site
      union select w.key, w.store from unnest(p_keys, p_stores) as w (key, store)
      union select h.sku_key, h.location_id from stock_holds h where h.cart_id = p_cart
    ) as touched (key, place) on s.sku_key = touched.key and s.location_id = touched.place
    order by s.sku_key, s.location_id for update of s;
  with gone as (
    delete from stock_holds h where h.cart_id = p_cart returning h.sku_key, h.location_id, h.qty
  ), freed as (
    update stock s set held = s.held - gone.qty, missing = -s.missing from gone
      where s.sku_key = gone.sku_key and s.location_id = gone.location_id
      returning s.sku_key, s.location_id, s.missing, s.safety, gone.qty
  )
  select array_agg(freed.sku_key) filter (where freed.missing < 0),
      jsonb_object_agg(freed.sku_key || '@' || freed.location_id, freed.qty) filter (where freed.safety > 0)
    into waiting, had from freed;
  if 0 < any (p_stores) then
    select jsonb_object_agg(kept.place, kept.qty) into had from (
      select own.place, sum(own.qty) as qty from (
        select key as place, value::integer as qty from jsonb_each_text(coalesce(had, '{}'))
        union all select r.sku_key || '@' || r.location_id, r.qty from reservations r
          where r.cart_id = p_cart and r.released_at is null and r.expires_at <= p_until
      ) own group by own.place) kept;
  end if;
  perform release_what_ends(p_cart, p_site, p_keys, p_stores, p_now, p_until);
  for wanted in
    select w.key, w.store, sum(w.qty)::integer as qty from unnest(p_keys, p_qtys, p_stores) as w (key, qty, store)
      group by w.key, w.store order by w.key, w.store
  loop
    remaining := wanted.qty - coalesce((select sum(r.qty)::integer from reservations r where r.cart_id = p_cart
      and r.sku_key = wanted.key and r.location_id = wanted.store and r.released_at is null and r.expires_at > p_now), 0);
    for place in
      select s.location_id, f.free from stock s
        cross join lateral (select case when had is null then s.free else greatest(s.free, least(s.on_hand - s.held,
          coalesce((had->>(s.sku_key || '@' || s.location_id))::integer, 0))) end as free) f
        left join site_locations l on l.site = p_site and l.location_id = s.location_id
        where s.sku_key = wanted.key and f.free > 0
          and case when wanted.store = 0 then l.site is not null else s.location_id = wanted.store end
        order by f.free >= remaining desc, l.priority, s.location_id
    loop
      exit when remaining <= 0;
      taken := least(remaining, place.free);
      update stock s set held = s.held + taken where s.sku_key = wanted.key and s.location_id = place.location_id;
      insert into stock_holds as h (cart_id, sku_key, location_id, qty, expires_at)
        values (p_cart, wanted.key, place.location_id, taken, p_until)
        on conflict (cart_id, sku_key, location_id) do update set qty = h.qty + excluded.qty;
      remaining := remaining - taken;
    end loop;
    if remaining > 0 then
      missing_key := wanted.key;
      missing := remaining;
      return next;
    end if;
  end loop;
  if waiting is not null then
    update stock s set missing = -s.missing where s.sku_key = any (waiting) and s.missing < 0;
  end if;
end $$;

-- A shelf concerns the sites that its centre sends to, or the country of its store.
create function location_sites(p_location integer) returns text[] language sql stable as $$
  select coalesce(nullif(array(select site from site_locations where location_id = p_location order by site), '{}'),
    array(select country from locations where id = p_location))
$$;
