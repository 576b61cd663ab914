-- Shelves that a file brings or takes away name the person and the file in their book, as changes of shelves do: whoever adds or
-- removes rows of stock says so for the transaction in `cairn.book_source`.
create function book_source() returns jsonb language sql stable as $$
  select nullif(current_setting('cairn.book_source', true), '')::jsonb
$$;

create or replace function stock_opened() returns trigger language plpgsql as $$
declare
  source jsonb := book_source();
begin
  insert into stock_movements (sku_key, location_id, kind, change, pieces, staff_id, reference, note)
    select sku_key, location_id, 'opening', on_hand - missing, on_hand - missing, source->>'staff_id', source->>'reference',
      source->>'note' from after_it where on_hand <> missing;
  return null;
end $$;

create or replace function stock_closed() returns trigger language plpgsql as $$
declare
  source jsonb := book_source();
begin
  insert into stock_movements (sku_key, location_id, kind, change, pieces, staff_id, reference, note)
    select sku_key, location_id, 'removed', missing - on_hand, 0, source->>'staff_id', source->>'reference', source->>'note'
    from before_it where on_hand <> missing;
  return null;
end $$;
