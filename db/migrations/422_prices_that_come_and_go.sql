-- A price that is there for the first time was never dearer, whatever it is struck through as; one that comes back
-- compares with what was asked in the 30 days before.
create function first_reduction() returns trigger language plpgsql as $$
begin
  select coalesce(min(price), new.current) into new.historic_best from price_history
    where colour_id = new.colour_id and site = new.site and valid_to > now() - interval '30 days';
  return new;
end $$;
create trigger first_reduction before insert on colour_prices for each row
  when (new.original > new.current and new.historic_best is null) execute function first_reduction();

-- A price that is taken away was asked all the same. With its colour it goes for good.
create function remember_gone_price() returns trigger language plpgsql as $$
begin
  insert into price_history (colour_id, site, price, valid_from, valid_to)
    select old.colour_id, old.site, old.current, old.since, now() from colours where id = old.colour_id
    on conflict (colour_id, site, valid_to) do nothing;
  return null;
end $$;
create trigger remember_gone_price after delete on colour_prices for each row execute function remember_gone_price();
