-- A conversation concerns its site; a guest, whose orders may be anywhere, everybody's.
create or replace function audit_sites(of_type text, of_id text) returns text[] language sql stable as $$
  select coalesce(
    case of_type
      when 'order' then (select array[site] from orders where number = of_id)
      when 'customer' then case when of_id like 'gst\_%' then '{*}'::text[] else (select array[site] from consumers where id = of_id) end
      when 'conversation' then (select array[site] from conversations where id = of_id)
      when 'cart' then (select array[site] from carts where id = of_id)
      when 'webhook' then (select coalesce(sites, '{*}') from webhook_endpoints where id = of_id)
      when 'feed' then '{*}'::text[]
      when 'price' then array[split_part(of_id, ' ', 2)]
      when 'price-list' then (select sites from price_lists where id = of_id)
      when 'promotion' then (select case when sites = '{}' then '{*}' else sites end from promotions where id = of_id)
    end,
    -- What is gone concerns whom it concerned before.
    (select sites from audit_log where object_type = of_type and object_id = of_id order by id desc limit 1))
$$;
