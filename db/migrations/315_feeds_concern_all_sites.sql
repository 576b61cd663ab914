-- A feed tells of shelves and prices of any site: its history is for who may read that of all.
create or replace function audit_sites(of_type text, of_id text) returns text[] language sql stable as $$
  select coalesce(
    case of_type
      when 'order' then (select array[site] from orders where number = of_id)
      when 'customer' then (select array[site] from consumers where id = of_id)
      when 'cart' then (select array[site] from carts where id = of_id)
      when 'webhook' then (select coalesce(sites, '{*}') from webhook_endpoints where id = of_id)
      when 'feed' then '{*}'::text[]
    end,
    -- What is gone concerns whom it concerned before.
    (select sites from audit_log where object_type = of_type and object_id = of_id order by id desc limit 1))
$$;

alter table audit_log disable trigger audit_log_stands;
update audit_log set sites = '{*}' where object_type = 'feed';
alter table audit_log enable trigger audit_log_stands;
