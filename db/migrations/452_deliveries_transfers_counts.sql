-- What is expected at a location, and what came of it.
create table stock_deliveries (
  id text primary key,
  location_id integer not null references locations,
  reference text not null default '',
  expected_on date not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null,
  created_by text not null
);
create index stock_deliveries_by_day on stock_deliveries (expected_on, id);
create table stock_delivery_lines (
  delivery_id text not null references stock_deliveries,
  sku_key integer not null references skus on delete cascade,
  expected integer not null check (expected > 0),
  received integer not null default 0 check (received >= 0),
  primary key (delivery_id, sku_key)
);
create index stock_delivery_lines_of on stock_delivery_lines (sku_key);

-- From one location to another: what is on its way can be sold at neither.
create table stock_transfers (
  id text primary key,
  from_location integer not null references locations,
  to_location integer not null references locations,
  state text not null default 'draft' check (state in ('draft', 'sent', 'received', 'cancelled')),
  note text not null default '',
  expected_on date,
  created_at timestamptz not null,
  created_by text not null,
  sent_at timestamptz,
  received_at timestamptz,
  short_reason text,
  check (from_location <> to_location)
);
create index stock_transfers_newest on stock_transfers (created_at desc, id);
create table stock_transfer_lines (
  transfer_id text not null references stock_transfers,
  sku_key integer not null references skus on delete cascade,
  qty integer not null check (qty > 0),
  received integer check (received between 0 and qty),
  primary key (transfer_id, sku_key)
);
create index stock_transfer_lines_of on stock_transfer_lines (sku_key);

create view stock_incoming as
  select l.sku_key, d.location_id, l.expected - l.received as qty, d.expected_on
    from stock_delivery_lines l join stock_deliveries d on d.id = l.delivery_id
    where d.state = 'open' and l.expected > l.received
  union all
  select l.sku_key, t.to_location, l.qty, t.expected_on
    from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id where t.state = 'sent';

-- Somebody walks along the shelves and scans. A scan has a name of its own: sent again, it counts once. Each keeps how many
-- pieces the books told of at that moment, so that what is sold before the count is booked is not counted as gone.
create table stock_counts (
  id text primary key,
  location_id integer not null references locations,
  name text not null,
  state text not null default 'open' check (state in ('open', 'booked', 'discarded')),
  created_at timestamptz not null,
  created_by text not null,
  ended_at timestamptz,
  ended_by text
);
create index stock_counts_newest on stock_counts (created_at desc, id);
create table stock_count_scans (
  count_id text not null references stock_counts,
  id text not null,
  sku_key integer not null references skus on delete cascade,
  qty integer not null check (qty <> 0),
  pieces integer not null,
  staff_id text not null,
  at timestamptz not null,
  primary key (count_id, id)
);
create index stock_count_scans_of on stock_count_scans (count_id, sku_key);

create function audit_log_of_stock() returns trigger language plpgsql as $$
begin
  new.sites := case new.object_type
    when 'stock' then location_sites(substring(new.object_id from ' @ ([0-9]{1,9})$')::integer)
    when 'delivery' then (select location_sites(location_id) from stock_deliveries where id = new.object_id)
    when 'count' then (select location_sites(location_id) from stock_counts where id = new.object_id)
    when 'transfer' then (select array(select unnest(location_sites(from_location)) union select unnest(location_sites(to_location)))
      from stock_transfers where id = new.object_id)
  end;
  return new;
end $$;
create trigger audit_log_of_stock before insert on audit_log for each row
  when (new.object_type in ('stock', 'delivery', 'transfer', 'count')) execute function audit_log_of_stock();
