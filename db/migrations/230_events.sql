-- What happened, for other systems: written by the transaction that did it, whoever wrote that. A row holds numbers and
-- names of things, never data of persons: those are read when an event is handed out, by whoever may see them.
create table events (
  -- Not the order of commits: whoever starts first may commit last.
  id bigint generated always as identity primary key,
  type text not null,
  -- 'order:CN…', 'customer:…': events of one thing keep their order.
  resource text not null,
  site text,
  -- Of the thing, when it happened.
  version integer,
  data jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  -- Given by one at a time, after the commit: nothing can appear behind a place that somebody has read up to.
  position bigint,
  -- Counts the events of one thing.
  sequence integer
);
create index events_unplaced on events (id) where position is null;
create unique index events_position on events (position) where position is not null;
create unique index events_sequence on events (resource, sequence) where position is not null;
create sequence event_positions;

create function tell_event(p_type text, p_resource text, p_site text, p_version integer, p_data jsonb) returns void
language sql as $$
  insert into events (type, resource, site, version, data) values (p_type, p_resource, p_site, p_version, p_data)
$$;

-- Raised by every change of a placed order that others see.
alter table orders
  add column version integer not null default 1,
  -- The name that the system which fulfils it knows it by, and when that system took it over.
  add column external_id text,
  add column acknowledged_at timestamptz;

create function raise_order_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger raise_order_version before update of placed_at, paid_at, status, document, refunded, acknowledged_at
  on orders for each row when (new.placed_at is not null) execute function raise_order_version();

create function pieces_cancelled(p_old jsonb, p_new jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_build_object('itemId', n->>'id', 'qty', (n->>'cancelledQty')::int - (o->>'cancelledQty')::int))
    from jsonb_array_elements(p_new->'lines') n join jsonb_array_elements(p_old->'lines') o on o->>'id' = n->>'id'
    where (n->>'cancelledQty')::int > (o->>'cancelledQty')::int
$$;

create function order_told() returns trigger language plpgsql as $$
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

create trigger order_told after update of placed_at, paid_at, status, document, refunded, acknowledged_at on orders
  for each row when (new.placed_at is not null and (old.placed_at, old.paid_at, old.status, old.document, old.refunded,
    old.acknowledged_at) is distinct from (new.placed_at, new.paid_at, new.status, new.document, new.refunded,
    new.acknowledged_at)) execute function order_told();

create function return_told() returns trigger language plpgsql as $$
begin
  perform tell_event(
    case new.status when 'return-requested' then 'return.requested' when 'returned' then 'return.received'
      else 'return.refunded' end,
    'order:' || new.order_number, o.site, o.version,
    jsonb_build_object('returnNumber', new.number, 'refund', new.refund, 'items', (
      select jsonb_agg(jsonb_build_object('itemId', i->>'itemId', 'qty', i->'qty')) from jsonb_array_elements(new.items) i)))
    from orders o where o.number = new.order_number;
  return null;
end $$;
create trigger return_announced after insert on returns for each row execute function return_told();
create trigger return_moved after update of status on returns for each row
  when (old.status <> new.status) execute function return_told();

-- The key of a refund may name a gift card: others know it by a digest of it.
create function refund_told() returns trigger language plpgsql as $$
begin
  perform tell_event(tg_argv[0], 'order:' || new.order_number, o.site, o.version, jsonb_build_object(
      'refundId', 'rf_' || left(md5(new.key), 20), 'amount', new.amount, 'currency', o.currency,
      'to', case when new.gift_card is null then 'payment' else 'gift-card' end))
    from orders o where o.number = new.order_number;
  return null;
end $$;
create trigger refund_owed after insert on refunds for each row execute function refund_told('refund.created');
create trigger refund_done after update of done_at on refunds for each row
  when (old.done_at is null and new.done_at is not null) execute function refund_told('refund.succeeded');
create trigger refund_failed after update of failed_at on refunds for each row
  when (old.failed_at is null and new.failed_at is not null) execute function refund_told('refund.failed');

-- From how few pieces on somebody should hear of it.
alter table stock add column low_at smallint not null default 5 check (low_at >= 0);

create function stock_told() returns trigger language plpgsql as $$
begin
  perform tell_event(tg_argv[0], 'stock:' || k.sku || '@' || new.location_id, null, null,
      jsonb_build_object('sku', k.sku, 'location', new.location_id, 'onHand', new.on_hand))
    from skus k where k.key = new.sku_key;
  return null;
end $$;
create trigger stock_low after update of on_hand on stock for each row
  when (old.on_hand > old.low_at and new.on_hand <= new.low_at and new.on_hand > 0 and cairn_loud())
  execute function stock_told('stock.low');
create trigger stock_out after update of on_hand on stock for each row
  when (old.on_hand > 0 and new.on_hand = 0 and cairn_loud()) execute function stock_told('stock.out');
create trigger stock_back after update of on_hand on stock for each row
  when (old.on_hand = 0 and new.on_hand > 0 and cairn_loud()) execute function stock_told('stock.back');

create function customer_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_event('customer.erased', 'customer:' || old.id, old.site, old.version, '{}');
  else
    perform tell_event(tg_argv[0], 'customer:' || new.id, new.site, new.version, '{}');
  end if;
  return null;
end $$;
create trigger customer_came after insert on consumers for each row
  when (cairn_loud()) execute function customer_told('customer.created');
create trigger customer_changed after update of version on consumers for each row
  when (old.version <> new.version) execute function customer_told('customer.changed');
create trigger customer_left after delete on consumers for each row execute function customer_told();

create function review_told() returns trigger language plpgsql as $$
begin
  perform tell_event(tg_argv[0], 'review:' || new.id, null, null,
    jsonb_build_object('styleId', new.style_id, 'rating', new.rating, 'status', new.status));
  return null;
end $$;
create trigger review_came after insert on reviews for each row
  when (cairn_loud()) execute function review_told('review.submitted');
create trigger review_published after update of status on reviews for each row
  when (old.status <> 'published' and new.status = 'published') execute function review_told('review.published');
create trigger review_hidden after update of status on reviews for each row
  when (old.status <> 'hidden' and new.status = 'hidden') execute function review_told('review.hidden');

-- What is published later is told at its moment: nothing gets a position before it has occurred.
create function content_told() returns trigger language plpgsql as $$
begin
  delete from events where position is null and type = 'content.published' and resource = 'content:' || new.slug
    and data->>'scope' = new.scope and version = new.version;
  if new.publish_at is not null then
    insert into events (type, resource, version, data, occurred_at) values ('content.published', 'content:' || new.slug,
      new.version, jsonb_build_object('scope', new.scope), greatest(new.publish_at, now()));
  end if;
  return null;
end $$;
create trigger content_published after insert on content_versions for each row
  when (new.publish_at is not null and cairn_loud()) execute function content_told();
create trigger content_rescheduled after update of publish_at on content_versions for each row
  when (old.publish_at is distinct from new.publish_at and cairn_loud()) execute function content_told();
