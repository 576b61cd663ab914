-- As before, and the safety stock stays on its shelf.
create or replace function free_stock(p_site text, p_keys integer[], p_stores integer[], p_cart text, p_now timestamptz)
returns table (keys json, locations json, free json, priorities json) language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select json_agg(s.sku_key), json_agg(s.location_id),
      json_agg(greatest(s.on_hand - s.held - s.missing - s.safety
        -- Looked for only where something is held at all: carts ask for their stock all the time.
        + case when s.held = 0 then 0 else
            coalesce((select sum(h.qty)::int from stock_holds h where h.expires_at <= p_now and h.sku_key = s.sku_key
              and h.location_id = s.location_id and h.cart_id is distinct from p_cart), 0)
            + coalesce((select sum(r.qty)::int from reservations r where r.released_at is null and r.expires_at <= p_now
              and r.sku_key = s.sku_key and r.location_id = s.location_id), 0) end, 0)
        + case when p_cart is null or s.held = 0 then 0 else
            coalesce((select h.qty from stock_holds h where h.cart_id = p_cart and h.sku_key = s.sku_key
              and h.location_id = s.location_id), 0) end),
      json_agg(l.priority)
    from stock s left join site_locations l on l.location_id = s.location_id and l.site = p_site
    where s.sku_key = any (p_keys) and (l.site is not null or s.location_id = any (p_stores));
end $$;
