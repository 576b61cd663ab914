-- Every process listens on cairn_changed and drops the pages that carry the tag.
-- Bulk work silences it for its own transaction: set local cairn.quiet = 'on'.

create function cairn_loud() returns boolean language sql stable as
  $$ select current_setting('cairn.quiet', true) is distinct from 'on' $$;

create function notify_product_of_colour(colour text) returns void language sql as
  $$ select pg_notify('cairn_changed', 'product:' || style_id) from colours where id = colour $$;

create function notify_product_of_sku(wanted integer) returns void language sql as
  $$ select notify_product_of_colour(colour_id) from skus where key = wanted $$;

create function style_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'product:' || coalesce(new.id, old.id));
  return null;
end $$;

create function colour_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'product:' || coalesce(new.style_id, old.style_id));
  return null;
end $$;

create function sku_changed() returns trigger language plpgsql as $$
begin
  perform notify_product_of_colour(coalesce(new.colour_id, old.colour_id));
  return null;
end $$;

create function colour_price_changed() returns trigger language plpgsql as $$
begin
  perform notify_product_of_colour(coalesce(new.colour_id, old.colour_id));
  return null;
end $$;

create function sku_fact_changed() returns trigger language plpgsql as $$
begin
  perform notify_product_of_sku(coalesce(new.sku_key, old.sku_key));
  return null;
end $$;

create function category_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'category:' || coalesce(new.id, old.id));
  return null;
end $$;

create function membership_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'category:' || coalesce(new.category_id, old.category_id));
  return null;
end $$;

create trigger style_changed after update on styles for each row
  when (old is distinct from new and cairn_loud()) execute function style_changed();
create trigger style_added after insert on styles for each row
  when (cairn_loud()) execute function style_changed();
create trigger style_removed after delete on styles for each row
  when (cairn_loud()) execute function style_changed();

create trigger colour_changed after insert or update or delete on colours for each row
  when (cairn_loud()) execute function colour_changed();
create trigger sku_changed after insert or update or delete on skus for each row
  when (cairn_loud()) execute function sku_changed();

create trigger colour_price_changed after insert or update or delete on colour_prices for each row
  when (cairn_loud()) execute function colour_price_changed();
create trigger sku_price_changed after insert or update or delete on sku_prices for each row
  when (cairn_loud()) execute function sku_fact_changed();

-- Only a change between 'some left' and 'none left' is news; a plain decrement never calls the function.
create trigger stock_flipped after update on stock for each row
  when ((old.on_hand > old.held) <> (new.on_hand > new.held) and cairn_loud()) execute function sku_fact_changed();
create trigger stock_added after insert on stock for each row
  when (new.on_hand > new.held and cairn_loud()) execute function sku_fact_changed();
create trigger stock_removed after delete on stock for each row
  when (old.on_hand > old.held and cairn_loud()) execute function sku_fact_changed();

create trigger category_changed after insert or update or delete on categories for each row
  when (cairn_loud()) execute function category_changed();
create trigger membership_changed after insert or update or delete on category_styles for each row
  when (cairn_loud()) execute function membership_changed();

-- A price that leaves is remembered, and a reduction carries the lowest price of the 30 days before it.
create function remember_price() returns trigger language plpgsql as $$
declare
  before_change integer;
begin
  insert into price_history (colour_id, site, price, valid_from, valid_to)
    values (old.colour_id, old.site, old.current, old.since, now())
    on conflict (colour_id, site, valid_to) do nothing;
  new.since := now();
  select min(price) into before_change from price_history
    where colour_id = old.colour_id and site = old.site and valid_to > now() - interval '30 days';
  if new.current >= new.original then
    new.historic_best := null;
  elsif new.historic_best is not distinct from old.historic_best then
    new.historic_best := before_change;
  end if;
  return new;
end $$;

create trigger remember_price before update of current on colour_prices for each row
  when (old.current <> new.current) execute function remember_price();
