-- What shoppers can have decides what is told: a shelf is out when nothing is left beyond its safety stock.
create or replace function stock_told() returns trigger language plpgsql as $$
declare
  left_now integer := greatest(new.on_hand - new.safety, 0);
  left_before integer := greatest(old.on_hand - old.safety, 0);
  news text := case
    when left_now = 0 and left_before > 0 then 'stock.out'
    when left_now > 0 and left_before = 0 then 'stock.back'
    when left_now <= new.low_at and left_before > old.low_at then 'stock.low' end;
begin
  if not cairn_loud() then
    return null;
  end if;
  if (old.free > 0) <> (new.free > 0) then
    perform notify_product_of_sku(new.sku_key);
  end if;
  if news is not null then
    perform tell_event(news, 'stock:' || k.sku || '@' || new.location_id, null, null,
        jsonb_build_object('sku', k.sku, 'location', new.location_id, 'onHand', new.on_hand))
      from skus k where k.key = new.sku_key;
  end if;
  return null;
end $$;
drop trigger stock_moved on stock;
create trigger stock_moved after update on stock for each row
  when ((old.free > 0) <> (new.free > 0) or (old.on_hand > old.safety) <> (new.on_hand > new.safety)
    or (old.on_hand > old.low_at + old.safety) <> (new.on_hand > new.low_at + new.safety)) execute function stock_told();
