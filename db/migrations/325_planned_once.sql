-- What every cart and every order asks of the database is planned once per connection, and its triggers cost little.

-- Left to itself PostgreSQL plans this anew for each list of SKUs, which takes longer than to carry it out.
alter function hold_stock(text, text, integer[], integer[], integer[], timestamptz, timestamptz)
  set plan_cache_mode = force_generic_plan;

-- What others hold of a SKU is looked for by it, however many holds there are.
create index stock_holds_of on stock_holds (sku_key, location_id);

-- As before, in the language whose statements keep their plans.
create or replace function tell_event(p_type text, p_resource text, p_site text, p_version integer, p_data jsonb)
returns void language plpgsql as $$
begin
  insert into events (type, resource, site, version, data) values (p_type, p_resource, p_site, p_version, p_data);
end $$;

-- A condition of a trigger is read and prepared for every statement that may meet it, with the functions in it: long ones
-- stand in the function, and what watches the same rows is one trigger.
create or replace function order_told() returns trigger language plpgsql as $$
declare
  thing text := 'order:' || new.number;
  told boolean := false;
  gone jsonb;
  parcel jsonb;
  before jsonb;
  fact jsonb;
begin
  if old.placed_at is null then
    perform tell_event('order.placed', thing, new.site, new.version, '{}');
    return null;
  end if;
  if old.paid_at is null and new.paid_at is not null then
    perform tell_event('order.paid', thing, new.site, new.version, '{}');
    return null;
  end if;
  if (old.placed_at, old.paid_at, old.status, old.document, old.refunded, old.acknowledged_at) is not distinct from
      (new.placed_at, new.paid_at, new.status, new.document, new.refunded, new.acknowledged_at) then
    return null;
  end if;
  if old.acknowledged_at is null and new.acknowledged_at is not null then
    perform tell_event('order.acknowledged', thing, new.site, new.version, '{}');
    told := true;
  end if;
  gone := pieces_cancelled(old.document, new.document);
  if gone is not null or (new.status = 'cancelled' and old.status <> 'cancelled') then
    perform tell_event('order.cancelled', thing, new.site, new.version,
      jsonb_build_object('items', coalesce(gone, '[]'), 'whole', new.status = 'cancelled'));
    told := true;
  end if;
  for parcel in select * from jsonb_array_elements(new.document->'shipments') loop
    select s into before from jsonb_array_elements(old.document->'shipments') s
      where s->>'shipmentId' = parcel->>'shipmentId';
    fact := jsonb_strip_nulls(jsonb_build_object('shipmentId', parcel->>'shipmentId', 'carrier', parcel->>'carrier',
      'trackingNumber', parcel->>'trackingNumber'));
    if before->>'status' is distinct from parcel->>'status' then
      perform tell_event('shipment.' || replace(parcel->>'status', '-', '_'), thing, new.site, new.version, fact);
      told := true;
    elsif (before - 'timeline') is distinct from (parcel - 'timeline') then
      perform tell_event('shipment.changed', thing, new.site, new.version, fact);
      told := true;
    end if;
  end loop;
  if not told then
    perform tell_event('order.changed', thing, new.site, new.version, '{}');
  end if;
  return null;
end $$;

create or replace trigger order_told
  after update of placed_at, paid_at, status, document, refunded, acknowledged_at on orders
  for each row when (new.placed_at is not null) execute function order_told();

create or replace trigger tax_follows after update of refunded, status on orders for each row
  when (new.refunded <> old.refunded or (new.status = 'cancelled' and old.status <> 'cancelled'))
  execute function tax_book_behind();

-- Between 'some left' and 'none left' pages change; what becomes low, none or some again is told to other systems.
create or replace function stock_told() returns trigger language plpgsql as $$
declare
  news text := case
    when new.on_hand = 0 and old.on_hand > 0 then 'stock.out'
    when new.on_hand > 0 and old.on_hand = 0 then 'stock.back'
    when new.on_hand <= new.low_at and old.on_hand > old.low_at then 'stock.low' end;
begin
  if not cairn_loud() then
    return null;
  end if;
  if (old.on_hand > old.held) <> (new.on_hand > new.held) then
    perform notify_product_of_sku(new.sku_key);
  end if;
  if news is not null then
    perform tell_event(news, 'stock:' || k.sku || '@' || new.location_id, null, null,
        jsonb_build_object('sku', k.sku, 'location', new.location_id, 'onHand', new.on_hand))
      from skus k where k.key = new.sku_key;
  end if;
  return null;
end $$;
drop trigger stock_flipped on stock;
drop trigger stock_low on stock;
drop trigger stock_out on stock;
drop trigger stock_back on stock;
create trigger stock_moved after update on stock for each row
  when ((old.on_hand > old.held) <> (new.on_hand > new.held) or (old.on_hand > 0) <> (new.on_hand > 0)
    or (old.on_hand > old.low_at) <> (new.on_hand > new.low_at)) execute function stock_told();

-- orders_email begins with the same, for the same orders.
drop index orders_by_email;
