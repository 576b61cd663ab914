-- Days on which a store keeps other hours, and how many orders it hands over in a day; without a number, all that come.
alter table stores add column exceptions jsonb not null default '[]';
alter table stores add column pickup_capacity integer check (pickup_capacity >= 0);

-- Every process remembers which countries have stores and collection points: each hears of a change.
create function stores_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('stores');
  return null;
end $$;
create trigger stores_changed after insert or update or delete on stores
  for each statement execute function stores_changed();
create trigger collection_points_changed after insert or update or delete on collection_points
  for each statement execute function stores_changed();

-- Orders that are collected in a store, by the day on which they were placed there.
create table store_pickups (
  store_id integer not null references stores,
  day date not null,
  order_number text not null,
  primary key (store_id, day, order_number)
);
create function note_pickup() returns trigger language plpgsql as $$
begin
  insert into store_pickups (store_id, day, order_number)
    select s.id, (o.placed_at at time zone s.time_zone)::date, o.number from stores s, orders o
      where s.id = new.location_id and o.number = new.order_number and o.placed_at is not null
    on conflict do nothing;
  return null;
end $$;
create trigger order_stock_in_store after insert on order_stock for each row
  when (new.location_id >= 1000) execute function note_pickup();
create index stock_holds_in_store on stock_holds (location_id) where location_id >= 1000;
create index reservations_in_store on reservations (location_id) where released_at is null;

-- How many of today's pickups are promised to others than this cart: orders, and those that are being paid for. What is only
-- looked at or set aside counts for nothing, or a stranger could close a store for the day.
create function pickups_taken(p_store integer, p_now timestamptz, p_but text) returns integer stable language sql as $$
  select count(*)::integer from (
    select o.cart_id from store_pickups p join orders o on o.number = p.order_number
      where p.store_id = p_store and o.status <> 'cancelled'
        and p.day = (select (p_now at time zone s.time_zone)::date from stores s where s.id = p_store)
    union select h.cart_id from stock_holds h join orders o on o.cart_id = h.cart_id and o.claimed and o.placed_at is null
      where h.location_id = p_store and h.location_id >= 1000 and h.expires_at > p_now
    union select r.cart_id from reservations r join orders o on o.cart_id = r.cart_id and o.claimed and o.placed_at is null
      where r.location_id = p_store and r.released_at is null and r.expires_at > p_now
  ) promised where promised.cart_id is distinct from p_but
$$;

-- Refuses a cart whose store has promised all it can hand over. Carts for one store wait for each other here.
create function refuse_full_stores(p_cart text, p_keys integer[], p_stores integer[], p_now timestamptz)
returns void language plpgsql as $$
declare
  refused integer;
begin
  perform from stores s where s.id = any (p_stores) and s.pickup_capacity is not null order by s.id for no key update;
  if not found then
    return;
  end if;
  select w.key into refused from unnest(p_keys, p_stores) as w (key, store) join stores s on s.id = w.store
    where s.pickup_capacity <= pickups_taken(s.id, p_now, p_cart) limit 1;
  if found then
    raise exception 'the store hands over no more today' using errcode = 'CN430', detail = refused::text;
  end if;
end $$;

create or replace function hold_or_refuse(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns void language plpgsql as $$
declare
  gone integer;
begin
  if cardinality(p_keys) = 0 then
    return;
  end if;
  if not keep_hold(p_cart, p_site, p_keys, p_qtys, p_stores, p_until) then
    select missing_key into gone from hold_stock(p_cart, p_site, p_keys, p_qtys, p_stores, p_now, p_until) limit 1;
    if found then
      raise exception 'there are too few pieces' using errcode = 'CN430', detail = gone::text;
    end if;
  end if;
  if 0 < any (p_stores) then
    perform refuse_full_stores(p_cart, p_keys, p_stores, p_now);
  end if;
end $$;

-- Who of a store signed in: a new PIN ends what the old one opened.
alter table token_families add column associate text;
create index token_families_associate on token_families (associate) where associate is not null and ended_at is null;
