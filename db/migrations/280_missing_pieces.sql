-- A count may find fewer pieces than shoppers hold. What they hold stays theirs, so the shelf says more than there is:
-- by as many pieces, which are taken off as soon as nobody holds them.
alter table stock add column missing integer not null default 0;

create function take_off_missing() returns trigger language plpgsql as $$
declare
  gone integer := least(new.missing, new.on_hand - new.held);
begin
  new.on_hand := new.on_hand - gone;
  new.missing := new.missing - gone;
  return new;
end $$;
create trigger stock_missing before update on stock for each row
  when (new.missing > 0 and new.on_hand > new.held) execute function take_off_missing();

-- What is taken off when a hold ends is told as well.
drop trigger stock_low on stock;
drop trigger stock_out on stock;
drop trigger stock_back on stock;
create trigger stock_low after update on stock for each row
  when (old.on_hand > old.low_at and new.on_hand <= new.low_at and new.on_hand > 0 and cairn_loud())
  execute function stock_told('stock.low');
create trigger stock_out after update on stock for each row
  when (old.on_hand > 0 and new.on_hand = 0 and cairn_loud()) execute function stock_told('stock.out');
create trigger stock_back after update on stock for each row
  when (old.on_hand = 0 and new.on_hand > 0 and cairn_loud()) execute function stock_told('stock.back');

-- As before, but whoever holds anew first gets what he held: until he has it, nothing is taken off (it counts below zero).
create or replace function hold_stock(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns table (missing_key integer, missing integer) language plpgsql as $$
declare
  wanted record;
  place record;
  remaining integer;
  taken integer;
  waiting integer[];
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
      where s.sku_key = gone.sku_key and s.location_id = gone.location_id returning s.sku_key, s.missing
  )
  select array_agg(freed.sku_key) into waiting from freed where freed.missing < 0;
  perform release_what_ends(p_cart, p_site, p_keys, p_stores, p_now, p_until);
  for wanted in
    select w.key, w.store, sum(w.qty)::integer as qty from unnest(p_keys, p_qtys, p_stores) as w (key, qty, store)
      group by w.key, w.store order by w.key, w.store
  loop
    remaining := wanted.qty - coalesce((select sum(r.qty)::integer from reservations r where r.cart_id = p_cart
      and r.sku_key = wanted.key and r.location_id = wanted.store and r.released_at is null and r.expires_at > p_now), 0);
    for place in
      select s.location_id, s.on_hand - s.held as free from stock s
        left join site_locations l on l.site = p_site and l.location_id = s.location_id
        where s.sku_key = wanted.key and s.on_hand > s.held
          and case when wanted.store = 0 then l.site is not null else s.location_id = wanted.store end
        order by s.on_hand - s.held >= remaining desc, l.priority, s.location_id
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
