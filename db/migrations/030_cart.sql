-- A cart is read and written whole, under one row: nothing in it is joined by anyone else, and it shards by its id.
-- "revision" is what a writer compares, so that two tabs cannot overwrite each other.
create table carts (
  id text primary key,
  owner_id text not null,
  site text not null,
  revision integer not null default 0,
  units integer not null default 0,
  state jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  -- Why a closed cart is closed: an order number, or the cart it was merged into.
  closed_by text
) with (fillfactor = 70);
create index carts_owner on carts (owner_id, site, updated_at desc) where closed_at is null;

-- What associates took off by hand, for ever.
create table price_adjustment_log (
  id bigint generated always as identity primary key,
  cart_id text not null,
  item_id text not null,
  adjustment_id text not null,
  action text not null check (action in ('add', 'change', 'remove')),
  type text not null check (type in ('percent', 'amount')),
  value integer not null,
  reason text not null,
  note text,
  store_id text not null,
  employee_id text not null,
  manager_id text,
  created_at timestamptz not null default now()
);
create index price_adjustment_log_cart on price_adjustment_log (cart_id);

-- Pieces set aside in a store for someone who will come; counted in stock.held until released.
create table reservations (
  id text primary key,
  cart_id text not null,
  sku_key integer not null references skus on delete cascade,
  location_id integer not null references locations,
  qty integer not null check (qty > 0),
  contact jsonb not null,
  expires_at timestamptz not null,
  released_at timestamptz
);
create index reservations_cart on reservations (cart_id) where released_at is null;
create index reservations_due on reservations (expires_at) where released_at is null;

-- Favorites and saved-for-later: one list of each kind per person.
create table lists (
  id text primary key,
  kind text not null check (kind in ('favorites', 'saved')),
  owner_id text not null,
  share_token text unique,
  created_at timestamptz not null default now(),
  unique (owner_id, kind)
);

create table list_items (
  list_id text not null references lists on delete cascade,
  id text not null,
  colour_id text not null references colours on delete cascade,
  -- Null when no size was chosen.
  sku_key integer references skus on delete cascade,
  qty integer not null default 1 check (qty between 1 and 999999),
  added_at timestamptz not null default now(),
  primary key (list_id, id)
);
create unique index list_items_once on list_items (list_id, colour_id, coalesce(sku_key, 0));
