-- What someone held or reserved too long is free to whoever holds next, without waiting for the job that lets it go.
-- Rows that someone else is at are left to him. A reservation of the cart itself that would end before its hold becomes
-- part of the hold, so that it does not end while the order is paid for.
create or replace function hold_stock(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns table (missing_key integer, missing integer) language plpgsql as $$
declare
  wanted record;
  place record;
  remaining integer;
  taken integer;
begin
  perform 1 from stock s
    join (
      select w.key, l.location_id from unnest(p_keys) as w (key) join site_locations l on l.site = p_site
      union select w.key, w.store from unnest(p_keys, p_stores) as w (key, store)
      union select h.sku_key, h.location_id from stock_holds h where h.cart_id = p_cart
    ) as touched (key, place) on s.sku_key = touched.key and s.location_id = touched.place
    order by s.sku_key, s.location_id for update of s;
  with gone as (delete from stock_holds h where h.cart_id = p_cart returning h.sku_key, h.location_id, h.qty)
  update stock s set held = s.held - gone.qty from gone
    where s.sku_key = gone.sku_key and s.location_id = gone.location_id;
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
end $$;

-- Lets go of what is over its time, or for this cart of what will be by p_until. The caller has locked the stock.
create function release_what_ends(
  p_cart text, p_site text, p_keys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns void language plpgsql as $$
begin
  with over_holds as materialized (
    select h.cart_id, h.sku_key, h.location_id from stock_holds h
      where h.expires_at <= p_now and h.sku_key = any (p_keys)
        and (h.location_id = any (p_stores) or h.location_id in (select l.location_id from site_locations l where l.site = p_site))
      for update skip locked
  ), over_reservations as materialized (
    select r.id from reservations r
      where r.released_at is null and r.sku_key = any (p_keys) and r.location_id = any (p_stores)
        and r.expires_at <= case when r.cart_id = p_cart then p_until else p_now end and r.expires_at <= p_until
      for update skip locked
  ), held as (
    delete from stock_holds h using over_holds o
      where h.cart_id = o.cart_id and h.sku_key = o.sku_key and h.location_id = o.location_id
      returning h.sku_key, h.location_id, h.qty
  ), reserved as (
    update reservations r set released_at = p_now from over_reservations o where r.id = o.id
      returning r.sku_key, r.location_id, r.qty
  ), pieces as (
    select b.sku_key, b.location_id, sum(b.qty)::integer as qty
      from (select * from held union all select * from reserved) b group by b.sku_key, b.location_id
  )
  update stock s set held = s.held - pieces.qty from pieces
    where s.sku_key = pieces.sku_key and s.location_id = pieces.location_id;
end $$;
