-- An order is read and written whole, like a cart. Until "placed_at" is set it is only an attempt: its payment is open
-- or has failed, and nobody but the checkout sees it.
create table orders (
  number text primary key,
  cart_id text not null unique,
  owner_id text not null,
  consumer_id text,
  site text not null,
  locale text not null,
  channel text not null,
  email text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  total integer not null check (total >= 0),
  status text not null default 'created' check (status in ('created', 'paid', 'processing', 'partly-shipped', 'shipped',
    'delivered', 'ready-for-pickup', 'picked-up', 'cancelled', 'return-requested', 'returned', 'refunded')),
  -- How often this cart was tried to be paid; number and attempt together name every movement of money and points.
  attempt smallint not null default 0,
  -- What the attempt took of coupons, gift cards, points and yearly limits is taken and not given back.
  claimed boolean not null default false,
  refunded integer not null default 0 check (refunded between 0 and total),
  document jsonb not null,
  created_at timestamptz not null,
  placed_at timestamptz,
  paid_at timestamptz,
  -- Mail, points and gift cards have been seen to.
  announced_at timestamptz,
  -- When the fulfilment looks at it next.
  next_step_at timestamptz
) with (fillfactor = 80);
create index orders_owner on orders (owner_id, placed_at desc) where placed_at is not null;
create index orders_email on orders (lower(email), placed_at desc) where placed_at is not null;
create index orders_due on orders (next_step_at) where next_step_at is not null;

-- One try to charge, known to the provider by its reference.
create table payments (
  reference text primary key,
  order_number text not null references orders,
  provider text not null,
  method text not null check (method in ('card', 'wallet', 'pay-later')),
  provider_id text,
  amount integer not null check (amount > 0),
  currency text not null,
  -- 'unsure': we told the shopper that it failed without knowing; whatever it turns out to be is given back.
  state text not null check (state in ('opening', 'action', 'authorised', 'captured', 'failed', 'unsure', 'voiding', 'voided')),
  reason text,
  action jsonb,
  captured integer not null default 0 check (captured between 0 and amount),
  refunded integer not null default 0 check (refunded between 0 and captured),
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 80);
create unique index payments_live on payments (order_number) where state in ('opening', 'action', 'authorised', 'captured');
create index payments_open on payments (updated_at) where state in ('opening', 'action', 'authorised', 'unsure', 'voiding');

-- Money that must go back. Written with the decision, carried out by a job, once per key.
create table refunds (
  key text primary key,
  order_number text not null references orders,
  -- The payment's reference, or the number of a gift card.
  payment_reference text references payments,
  gift_card text,
  amount integer not null check (amount > 0),
  done_at timestamptz,
  created_at timestamptz not null,
  check ((payment_reference is null) <> (gift_card is null))
);
create index refunds_due on refunds (created_at) where done_at is null;

-- News from the provider that was acted on: the same news twice is news once.
create table payment_news (
  id text primary key,
  received_at timestamptz not null default now()
);

-- What prepareOrder promised: the amounts the shopper saw, and what the device said about itself.
create table checkouts (
  cart_id text primary key,
  total integer,
  tax integer,
  prepared_at timestamptz,
  device jsonb
);

create table stock_holds (
  cart_id text not null,
  sku_key integer not null references skus on delete cascade,
  location_id integer not null references locations,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  primary key (cart_id, sku_key, location_id)
);
create index stock_holds_due on stock_holds (expires_at);

-- Which pieces an order took from where, so that they can go back.
create table order_stock (
  order_number text not null references orders,
  sku_key integer not null,
  location_id integer not null references locations,
  qty integer not null check (qty > 0),
  restocked integer not null default 0 check (restocked between 0 and qty),
  primary key (order_number, sku_key, location_id)
);

create table returns (
  number text primary key,
  order_number text not null references orders,
  kind text not null check (kind in ('return', 'withdrawal')),
  status text not null default 'return-requested' check (status in ('return-requested', 'returned', 'refunded')),
  items jsonb not null,
  refund integer not null check (refund >= 0),
  comment text,
  created_at timestamptz not null,
  next_step_at timestamptz
);
create index returns_order on returns (order_number);
create index returns_due on returns (next_step_at) where next_step_at is not null;

-- Holds a cart's pieces in place of those it held before; tells what is missing. Every row is locked first and in one
-- order, so that two carts with the same items wait for each other and never block each other.
create function hold_stock(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns table (missing_key integer, missing integer) language plpgsql as $$
declare
  wanted record;
  place record;
  remaining integer;
  taken integer;
begin
  perform 1 from stock s
    where s.sku_key = any (p_keys)
      and (s.location_id = any (p_stores) or s.location_id in (select l.location_id from site_locations l where l.site = p_site))
      or (s.sku_key, s.location_id) in (select h.sku_key, h.location_id from stock_holds h where h.cart_id = p_cart)
    order by s.sku_key, s.location_id for update;
  with gone as (delete from stock_holds h where h.cart_id = p_cart returning h.sku_key, h.location_id, h.qty)
  update stock s set held = s.held - gone.qty from gone
    where s.sku_key = gone.sku_key and s.location_id = gone.location_id;
  for wanted in
    select w.key, w.store, sum(w.qty)::integer as qty from unnest(p_keys, p_qtys, p_stores) as w (key, qty, store)
      group by w.key, w.store order by w.key, w.store
  loop
    remaining := wanted.qty - coalesce((select sum(r.qty)::integer from reservations r where r.cart_id = p_cart
      and r.sku_key = wanted.key and r.location_id = wanted.store and r.released_at is null and r.expires_at > p_now), 0);
    for place in
      select s.location_id, s.on_hand - s.held as free from stock s
        left join site_locations l on l.site = p_site and l.location_id = s.location_id
        where s.sku_key = wanted.key and s.on_hand > s.held
          and case when wanted.store = 0 then l.site is not null else s.location_id = wanted.store end
        order by s.on_hand - s.held >= remaining desc, l.priority, s.location_id
    loop
      exit when remaining <= 0;
      taken := least(remaining, place.free);
      update stock s set held = s.held + taken where s.sku_key = wanted.key and s.location_id = place.location_id;
      insert into stock_holds as h (cart_id, sku_key, location_id, qty, expires_at)
        values (p_cart, wanted.key, place.location_id, taken, p_until)
        on conflict (cart_id, sku_key, location_id) do update set qty = h.qty + excluded.qty;
      remaining := remaining - taken;
    end loop;
    if remaining > 0 then
      missing_key := wanted.key;
      missing := remaining;
      return next;
    end if;
  end loop;
end $$;

-- Turns what a cart holds or has reserved into sold pieces of its order. Tells how many pieces that were.
create function sell_held(p_cart text, p_order text, p_now timestamptz) returns integer language plpgsql as $$
declare
  sold integer;
begin
  perform 1 from stock s where (s.sku_key, s.location_id) in (
      select h.sku_key, h.location_id from stock_holds h where h.cart_id = p_cart
      union select r.sku_key, r.location_id from reservations r where r.cart_id = p_cart and r.released_at is null)
    order by s.sku_key, s.location_id for update;
  with held as (
    delete from stock_holds h where h.cart_id = p_cart returning h.sku_key, h.location_id, h.qty
  ), reserved as (
    update reservations r set released_at = p_now where r.cart_id = p_cart and r.released_at is null
      returning r.sku_key, r.location_id, r.qty
  ), pieces as (
    select b.sku_key, b.location_id, sum(b.qty)::integer as qty
      from (select * from held union all select * from reserved) b group by b.sku_key, b.location_id
  ), gone as (
    update stock s set on_hand = s.on_hand - pieces.qty, held = s.held - pieces.qty from pieces
      where s.sku_key = pieces.sku_key and s.location_id = pieces.location_id
  ), kept as (
    insert into order_stock (order_number, sku_key, location_id, qty)
      select p_order, pieces.sku_key, pieces.location_id, pieces.qty from pieces returning qty
  )
  select coalesce(sum(kept.qty), 0) into sold from kept;
  return sold;
end $$;

-- Gives back what carts held too long.
create function release_expired_holds(p_now timestamptz) returns integer language plpgsql as $$
declare
  released integer;
begin
  perform 1 from stock s where (s.sku_key, s.location_id) in (
      select h.sku_key, h.location_id from stock_holds h where h.expires_at <= p_now)
    order by s.sku_key, s.location_id for update;
  with gone as (
    delete from stock_holds h where h.expires_at <= p_now returning h.sku_key, h.location_id, h.qty
  ), pieces as (
    select g.sku_key, g.location_id, sum(g.qty)::integer as qty from gone g group by g.sku_key, g.location_id
  ), freed as (
    update stock s set held = s.held - pieces.qty from pieces
      where s.sku_key = pieces.sku_key and s.location_id = pieces.location_id returning pieces.qty
  )
  select coalesce(sum(freed.qty), 0) into released from freed;
  return released;
end $$;

-- Puts pieces of an order back on the shelf they came from.
create function restock(p_order text, p_key integer, p_qty integer) returns void language plpgsql as $$
declare
  place record;
  remaining integer := p_qty;
  taken integer;
begin
  for place in select o.location_id, o.qty - o.restocked as open from order_stock o
    where o.order_number = p_order and o.sku_key = p_key and o.qty > o.restocked order by o.location_id for update
  loop
    exit when remaining <= 0;
    taken := least(remaining, place.open);
    update order_stock o set restocked = o.restocked + taken
      where o.order_number = p_order and o.sku_key = p_key and o.location_id = place.location_id;
    update stock s set on_hand = s.on_hand + taken where s.sku_key = p_key and s.location_id = place.location_id;
    remaining := remaining - taken;
  end loop;
end $$;
