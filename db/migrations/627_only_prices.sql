-- Later: servers of the version before do not know the word. Of a product whose prices alone changed, nobody reads the shelves
-- of all stores again.
create or replace function tell_prices(styles text[]) returns void language plpgsql as $$
begin
  if cardinality(styles) > 5000 then
    perform pg_notify('cairn_changed', 'everything');
  else
    perform pg_notify('cairn_changed', 'prices:' || style) from unnest(styles) style;
  end if;
end $$;

create or replace function colour_prices_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'UPDATE' then
      perform tell_prices(array(select distinct c.style_id from colours c join
        (select colour_id from after_it union select colour_id from before_it) t on t.colour_id = c.id));
    elsif tg_op = 'INSERT' then
      perform tell_prices(array(select distinct c.style_id from colours c join after_it t on t.colour_id = c.id));
    else
      perform tell_prices(array(select distinct c.style_id from colours c join before_it t on t.colour_id = c.id));
    end if;
  end if;
  return null;
end $$;

create or replace function sku_prices_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform tell_prices(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join before_it t on t.sku_key = k.key));
    else
      perform tell_prices(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join after_it t on t.sku_key = k.key));
    end if;
  end if;
  return null;
end $$;

create or replace trigger colour_prices_added after insert on colour_prices referencing new table as after_it
  for each statement execute function colour_prices_told();
create or replace trigger colour_prices_gone after delete on colour_prices referencing old table as before_it
  for each statement execute function colour_prices_told();
create or replace trigger colour_prices_changed after update on colour_prices
  referencing old table as before_it new table as after_it for each statement execute function colour_prices_told();
