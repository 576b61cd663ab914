-- Each size is looked up once, not each of its shelves: with those of all locations it was quicker to read every SKU there is.
create or replace function shelves_told() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    if tg_op = 'INSERT' then
      perform tell_products(array(select distinct c.style_id from (select distinct sku_key from after_it where on_hand > held) t
        join skus k on k.key = t.sku_key join colours c on c.id = k.colour_id));
    else
      perform tell_products(array(select distinct c.style_id from (select distinct sku_key from before_it where on_hand > held) t
        join skus k on k.key = t.sku_key join colours c on c.id = k.colour_id));
    end if;
  end if;
  return null;
end $$;
