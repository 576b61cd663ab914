-- Whatever changes many rows at once tells of each thing once, and looks up what it belongs to once: a row of stock, prices or
-- SKUs used to look for its style each by itself.
create function tell_products(styles text[]) returns void language plpgsql as $$
begin
  -- Past so many it is quicker to read everything again.
  if cardinality(styles) > 5000 then
    perform pg_notify('cairn_changed', 'everything');
  else
    perform pg_notify('cairn_changed', 'product:' || style) from unnest(styles) style;
  end if;
end $$;

create function styles_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'UPDATE' then
      perform tell_products(array(select n.id from after_it n join before_it o using (id) where o is distinct from n));
    elsif tg_op = 'INSERT' then
      perform tell_products(array(select id from after_it));
    else
      perform tell_products(array(select id from before_it));
    end if;
  end if;
  return null;
end $$;

create function colours_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'UPDATE' then
      perform tell_products(array(select style_id from after_it union select style_id from before_it));
    elsif tg_op = 'INSERT' then
      perform tell_products(array(select distinct style_id from after_it));
    else
      perform tell_products(array(select distinct style_id from before_it));
    end if;
  end if;
  return null;
end $$;

-- For what hangs on a colour: SKUs and prices.
create function of_colours_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'UPDATE' then
      perform tell_products(array(select distinct c.style_id from colours c join
        (select colour_id from after_it union select colour_id from before_it) t on t.colour_id = c.id));
    elsif tg_op = 'INSERT' then
      perform tell_products(array(select distinct c.style_id from colours c join after_it t on t.colour_id = c.id));
    else
      perform tell_products(array(select distinct c.style_id from colours c join before_it t on t.colour_id = c.id));
    end if;
  end if;
  return null;
end $$;

create function sku_prices_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform tell_products(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join before_it t on t.sku_key = k.key));
    else
      perform tell_products(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join after_it t on t.sku_key = k.key));
    end if;
  end if;
  return null;
end $$;

-- Changes of stock stay with stock_moved: it runs only for shelves that become empty, low or full again.
create function shelves_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'INSERT' then
      perform tell_products(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join after_it t on t.sku_key = k.key where t.on_hand > t.held));
    else
      perform tell_products(array(select distinct c.style_id from colours c join skus k on k.colour_id = c.id
        join before_it t on t.sku_key = k.key where t.on_hand > t.held));
    end if;
  end if;
  return null;
end $$;

create function categories_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform pg_notify('cairn_changed', 'category:' || id) from before_it;
    else
      perform pg_notify('cairn_changed', 'category:' || id) from after_it;
    end if;
  end if;
  return null;
end $$;

create function memberships_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform pg_notify('cairn_changed', 'category:' || category_id) from (select distinct category_id from before_it) t;
    else
      perform pg_notify('cairn_changed', 'category:' || category_id) from (select distinct category_id from after_it) t;
    end if;
  end if;
  return null;
end $$;

drop trigger style_changed on styles;
drop trigger style_added on styles;
drop trigger style_removed on styles;
drop trigger colour_changed on colours;
drop trigger sku_changed on skus;
drop trigger colour_price_changed on colour_prices;
drop trigger sku_price_changed on sku_prices;
drop trigger stock_added on stock;
drop trigger stock_removed on stock;
drop trigger category_changed on categories;
drop trigger membership_changed on category_styles;

do $$
declare
  told record;
begin
  for told in select * from (values ('styles', 'styles_told'), ('colours', 'colours_told'), ('skus', 'of_colours_told'),
    ('colour_prices', 'of_colours_told'), ('sku_prices', 'sku_prices_told'), ('stock', 'shelves_told'),
    ('categories', 'categories_told'), ('category_styles', 'memberships_told')) t (place, teller)
  loop
    execute format('create trigger %I after insert on %I referencing new table as after_it for each statement execute function %I()',
      told.place || '_added', told.place, told.teller);
    execute format('create trigger %I after delete on %I referencing old table as before_it for each statement execute function %I()',
      told.place || '_gone', told.place, told.teller);
    if told.place <> 'stock' then
      execute format('create trigger %I after update on %I referencing old table as before_it new table as after_it
        for each statement execute function %I()', told.place || '_changed', told.place, told.teller);
    end if;
  end loop;
end $$;
