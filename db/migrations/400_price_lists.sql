-- Prices with a beginning and an end. While a list is on, `colour_prices` holds its price, and beside it the regular one
-- to return to: readers look at one row, and history, strike-through and the lowest price of 30 days follow by trigger.
create table price_lists (
  id text primary key,
  name text not null,
  sites text[] not null check (cardinality(sites) > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- When it next begins or ends; null when that is over.
  turns_at timestamptz,
  created_at timestamptz not null default now()
);
create index price_lists_next on price_lists (turns_at) where turns_at is not null;
create trigger price_list_set after insert or update of turns_at on price_lists for each row
  when (new.turns_at is not null) execute function turns_changed();

create table price_list_rows (
  list_id text not null references price_lists on delete cascade,
  colour_id text not null references colours on delete cascade,
  site text not null,
  price integer not null check (price > 0),
  primary key (list_id, colour_id, site)
);
create index price_list_rows_of_colour on price_list_rows (colour_id, site);

alter table colour_prices add column list_id text,
  add column regular_current integer check (regular_current >= 0),
  add column regular_original integer check (regular_original >= regular_current);
create index colour_prices_of_list on colour_prices (list_id) where list_id is not null;

-- What a colour costs the shop, in minor units of the site's currency. Staff only: no view of prices reads it.
create table colour_costs (
  colour_id text not null references colours on delete cascade,
  site text not null,
  cost integer not null check (cost >= 0),
  primary key (colour_id, site)
);

-- A reduction that is announced while the price stays compares with that price, too: 80 struck through as 100 is none.
create function announce_reduction() returns trigger language plpgsql as $$
begin
  if new.current >= new.original then
    new.historic_best := null;
  elsif old.historic_best is null and new.historic_best is null then
    select least(new.current, min(price)) into new.historic_best from price_history
      where colour_id = old.colour_id and site = old.site and valid_to > now() - interval '30 days';
  end if;
  return new;
end $$;
create trigger announce_reduction before update of original on colour_prices for each row
  when (old.current = new.current and old.original <> new.original) execute function announce_reduction();

create or replace function audit_sites(of_type text, of_id text) returns text[] language sql stable as $$
  select coalesce(
    case of_type
      when 'order' then (select array[site] from orders where number = of_id)
      when 'customer' then (select array[site] from consumers where id = of_id)
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
