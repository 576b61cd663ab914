-- Pieces that a cart holds and wants no more are free at once. What is being paid for stays held until that ends.
create function release_unwanted_holds(p_cart text, p_keys integer[], p_qtys integer[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from stock_holds h where h.cart_id = p_cart)
    or exists (select from orders o join payments p on p.order_number = o.number where o.cart_id = p_cart
      and p.state in ('opening', 'action', 'authorised', 'reserved', 'captured')) then
    return;
  end if;
  perform 1 from stock s where (s.sku_key, s.location_id) in (
      select h.sku_key, h.location_id from stock_holds h where h.cart_id = p_cart)
    order by s.sku_key, s.location_id for update;
  with wanted as (
    select w.key, sum(w.qty)::integer as qty from unnest(p_keys, p_qtys) as w (key, qty) group by w.key
  ), held as (
    select h.sku_key, h.location_id, h.qty, greatest(0, least(h.qty, coalesce(w.qty, 0) + h.qty
        - (sum(h.qty) over (partition by h.sku_key order by h.location_id))::integer)) as keeps
      from stock_holds h left join wanted w on w.key = h.sku_key where h.cart_id = p_cart
  ), gone as (
    delete from stock_holds h using held where h.cart_id = p_cart and h.sku_key = held.sku_key
      and h.location_id = held.location_id and held.keeps = 0
  ), fewer as (
    update stock_holds h set qty = held.keeps from held where h.cart_id = p_cart and h.sku_key = held.sku_key
      and h.location_id = held.location_id and held.keeps between 1 and held.qty - 1
  )
  update stock s set held = s.held - (held.qty - held.keeps) from held
    where s.sku_key = held.sku_key and s.location_id = held.location_id and held.keeps < held.qty;
end $$;
