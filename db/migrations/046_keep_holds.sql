-- A cart that holds exactly what it wants keeps it for longer: an order placed right after it was prepared touches no
-- stock. Reservations are left to the long way, which counts them.
create function keep_hold(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_until timestamptz
) returns boolean language plpgsql as $$
declare
  holds integer := (select count(*) from stock_holds h where h.cart_id = p_cart);
  kept integer;
begin
  if holds = 0 or exists (select from reservations r where r.cart_id = p_cart and r.released_at is null) then
    return false;
  end if;
  if exists (
    select from (
      select w.key, w.store, sum(w.qty) as qty from unnest(p_keys, p_qtys, p_stores) as w (key, qty, store)
        group by w.key, w.store
    ) wanted full join (
      select h.sku_key as key, case when l.site is null then h.location_id else 0 end as store, sum(h.qty) as qty
        from stock_holds h left join site_locations l on l.site = p_site and l.location_id = h.location_id
        where h.cart_id = p_cart group by 1, 2
    ) held using (key, store)
    where wanted.qty is distinct from held.qty
  ) then
    return false;
  end if;
  update stock_holds set expires_at = p_until where cart_id = p_cart;
  get diagnostics kept = row_count;
  return kept = holds;
end $$;

create or replace function hold_or_refuse(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns void language plpgsql as $$
declare
  gone integer;
begin
  if cardinality(p_keys) = 0 or keep_hold(p_cart, p_site, p_keys, p_qtys, p_stores, p_until) then
    return;
  end if;
  select missing_key into gone from hold_stock(p_cart, p_site, p_keys, p_qtys, p_stores, p_now, p_until) limit 1;
  if found then
    raise exception 'there are too few pieces' using errcode = 'CN430', detail = gone::text;
  end if;
end $$;
