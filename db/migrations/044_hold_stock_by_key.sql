-- The rows to lock are named first: asked with 'or', PostgreSQL read the whole table for every hold.
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
