-- One word for 'read this again', whatever of: each thing once, and past so many all of it, which is quicker.
create function tell_each(kind text, ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 5000 then
    perform pg_notify('cairn_changed', 'everything');
  else
    perform pg_notify('cairn_changed', kind || ':' || id) from unnest(ids) id;
  end if;
end $$;

create or replace function tell_products(styles text[]) returns void language sql as $$ select tell_each('product', styles) $$;
create or replace function tell_prices(styles text[]) returns void language sql as $$ select tell_each('prices', styles) $$;

create or replace function categories_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform tell_each('category', array(select id::text from before_it));
    else
      perform tell_each('category', array(select id::text from after_it));
    end if;
  end if;
  return null;
end $$;

create or replace function memberships_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'DELETE' then
      perform tell_each('category', array(select distinct category_id::text from before_it));
    elsif tg_op = 'INSERT' then
      perform tell_each('category', array(select distinct category_id::text from after_it));
    else
      perform tell_each('category', array(select category_id::text from after_it union select category_id::text from before_it));
    end if;
  end if;
  return null;
end $$;

-- Whoever reads one promotion again reads all of them. One that nobody was given, or that stays as it was, is not worth a word.
create function promotions_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'UPDATE' then
      if not exists (select from after_it n join before_it o using (id) where (o.active or n.active) and o is distinct from n) then
        return null;
      end if;
    elsif tg_op = 'INSERT' then
      if not exists (select from after_it where active) then
        return null;
      end if;
    elsif not exists (select from before_it where active) then
      return null;
    end if;
    perform tell_each('promotion', array['all']);
  end if;
  return null;
end $$;
drop trigger promotion_changed on promotions;
create trigger promotions_added after insert on promotions referencing new table as after_it
  for each statement execute function promotions_told();
create trigger promotions_gone after delete on promotions referencing old table as before_it
  for each statement execute function promotions_told();
create trigger promotions_changed after update on promotions referencing old table as before_it new table as after_it
  for each statement execute function promotions_told();

drop trigger coming_price_set on coming_prices;
create trigger coming_prices_set after insert or update on coming_prices for each statement execute function turns_changed();
