-- Which sites an entry concerns: none in particular (null), these, or all of them ('*'). Set here, whoever writes it.
alter table audit_log add column sites text[];

create function audit_sites(of_type text, of_id text) returns text[] language sql stable as $$
  select coalesce(
    case of_type
      when 'order' then (select array[site] from orders where number = of_id)
      when 'customer' then (select array[site] from consumers where id = of_id)
      when 'cart' then (select array[site] from carts where id = of_id)
      when 'webhook' then (select coalesce(sites, '{*}') from webhook_endpoints where id = of_id)
    end,
    -- What is gone concerns whom it concerned before.
    (select sites from audit_log where object_type = of_type and object_id = of_id order by id desc limit 1))
$$;

create function audit_log_of_sites() returns trigger language plpgsql as $$
begin
  new.sites := audit_sites(new.object_type, new.object_id);
  return new;
end
$$;
create trigger audit_log_of_sites before insert on audit_log
  for each row execute function audit_log_of_sites();

alter table audit_log disable trigger audit_log_stands;
update audit_log set sites = coalesce(audit_sites(object_type, object_id), case object_type when 'webhook' then '{*}'::text[] end)
  where object_type in ('order', 'customer', 'cart', 'webhook');
alter table audit_log enable trigger audit_log_stands;
