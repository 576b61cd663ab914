-- The same size may have come from a store and from a centre in one order: what is cancelled of either goes back there.
drop function restock(text, integer, integer);

-- Puts pieces of an order back on the shelf they came from: that of a store, or (0) of a centre.
create function restock(p_order text, p_key integer, p_qty integer, p_store integer) returns void language plpgsql as $$
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
    update stock s set on_hand = s.on_hand + taken where s.sku_key = p_key and s.location_id = place.location_id;
    remaining := remaining - taken;
  end loop;
end $$;
