-- A shelf stands on a SKU and a location. As foreign keys they were looked up row by row, which was more than half of the work of
-- a file of shelves; now all rows of a statement are looked up at once, and locked and refused as a key would.
create or replace function shelves_stand() returns trigger language plpgsql as $$
declare
  standing integer;
begin
  perform from skus where key = any(array(select distinct sku_key from after_it)) order by key for key share;
  get diagnostics standing = row_count;
  if standing <> (select count(distinct sku_key) from after_it) then
    raise exception 'a shelf needs a SKU that is there' using errcode = 'foreign_key_violation', table = 'stock';
  end if;
  perform from locations where id = any(array(select distinct location_id from after_it)) order by id for key share;
  get diagnostics standing = row_count;
  if standing <> (select count(distinct location_id) from after_it) then
    raise exception 'a shelf needs a location that is there' using errcode = 'foreign_key_violation', table = 'stock';
  end if;
  return null;
end $$;

create or replace function shelves_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a shelf does not move' using errcode = 'foreign_key_violation', table = 'stock';
end $$;

create or replace function shelves_go() returns trigger language plpgsql as $$
begin
  delete from stock where sku_key = any(array(select key from before_it));
  return null;
end $$;

create or replace function shelves_hold() returns trigger language plpgsql as $$
begin
  if exists (select from stock where location_id in (select id from before_it)) then
    raise exception 'a location with shelves stays' using errcode = 'foreign_key_violation', table = 'stock';
  end if;
  return null;
end $$;

create or replace trigger stock_stands after insert on stock referencing new table as after_it
  for each statement execute function shelves_stand();
create or replace trigger stock_stays before update of sku_key, location_id on stock
  for each row when ((old.sku_key, old.location_id) is distinct from (new.sku_key, new.location_id))
  execute function shelves_stay();
create or replace trigger skus_take_shelves after delete on skus referencing old table as before_it
  for each statement execute function shelves_go();
create or replace trigger locations_hold_shelves after delete on locations referencing old table as before_it
  for each statement execute function shelves_hold();

alter table stock drop constraint if exists stock_sku_key_fkey, drop constraint if exists stock_location_id_fkey;
