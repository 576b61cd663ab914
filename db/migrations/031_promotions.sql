create table promotions (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  names jsonb not null,
  level text not null check (level in ('ORDER', 'PRODUCT', 'SHIPPING')),
  kind text not null check (kind in ('percentage', 'amount', 'fixed-price', 'buy-x-get-y', 'bundle', 'free-shipping', 'gift')),
  -- Empty means every site.
  sites text[] not null default '{}',
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Applies only with one of its coupons.
  coupon_only boolean not null default false,
  -- Whom it is for; empty means everyone.
  audience text[] not null default '{}' check (audience <@ '{registered,loyalty,employee,athlete,IPA,WRANX}'),
  percent numeric(7, 4) check (percent > 0 and percent <= 100),
  -- Minor units: what is taken off, the fixed price of a piece, or the price of a bundle.
  amount integer check (amount >= 0),
  -- What it counts and discounts; all four empty means everything but gift cards.
  skus text[] not null default '{}',
  product_ids text[] not null default '{}',
  master_ids text[] not null default '{}',
  category_ids integer[] not null default '{}',
  min_subtotal integer not null default 0,
  min_qty integer not null default 0,
  buy_qty integer check (buy_qty > 0),
  get_qty integer check (get_qty > 0),
  -- Product ids of which a bundle takes one each.
  bundle_product_ids text[] not null default '{}',
  gift_sku text,
  gift_qty integer not null default 1 check (gift_qty > 0),
  shipping_codes text[] not null default '{standard}',
  priority integer not null default 0,
  -- Alone on its level, or alone altogether.
  exclusivity text not null default 'none' check (exclusivity in ('none', 'level', 'all')),
  max_uses integer check (max_uses >= 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  -- Said from this share of min_subtotal on, in percent: three parts split by pipes, {remaining} filled in.
  approaching_percent integer not null default 60 check (approaching_percent between 0 and 100),
  callouts jsonb not null default '{}',
  terms jsonb not null default '{}',
  check (kind <> 'percentage' or percent is not null),
  check (kind not in ('amount', 'fixed-price', 'bundle') or amount is not null or percent is not null),
  check (kind <> 'buy-x-get-y' or (buy_qty is not null and get_qty is not null and percent is not null)),
  check (kind <> 'bundle' or cardinality(bundle_product_ids) > 1),
  check (kind <> 'gift' or gift_sku is not null),
  check (kind <> 'free-shipping' or level = 'SHIPPING')
);

create table coupons (
  code text primary key check (code = upper(code) and length(code) <= 64),
  promotion_id text not null references promotions on delete cascade,
  -- Only this consumer may use it.
  customer text,
  max_uses integer check (max_uses >= 0),
  max_uses_per_customer integer check (max_uses_per_customer > 0),
  uses integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
create index coupons_customer on coupons (customer) where customer is not null;

-- How often something with a limit was used: 'promotion:ID', 'promotion:ID customer' and 'coupon:CODE customer'.
create table promotion_uses (
  subject text primary key,
  uses integer not null default 0 check (uses >= 0)
) with (fillfactor = 70);

create table promotion_redemptions (
  order_number text not null,
  promotion_id text not null,
  coupon_code text,
  customers text[] not null,
  redeemed_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (order_number, promotion_id)
);

create function promotion_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'promotion:' || coalesce(new.id, old.id));
  return null;
end $$;

create trigger promotion_changed after insert or update or delete on promotions for each row
  when (cairn_loud()) execute function promotion_changed();

-- The code stays readable because the mail that carries it can be asked for again.
create table gift_cards (
  number text primary key check (number ~ '^[0-9]{19}$'),
  code text not null check (code ~ '^[0-9]{8}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance integer not null check (balance >= 0),
  status text not null default 'active' check (status in ('active', 'inactive')),
  expires_on date,
  recipient jsonb,
  -- The order it was bought with, once per item and piece.
  bought_by text unique,
  created_at timestamptz not null default now()
);

create table gift_card_ledger (
  id bigint generated always as identity primary key,
  number text not null references gift_cards,
  -- Negative when it paid.
  amount integer not null,
  reference text not null,
  created_at timestamptz not null default now(),
  unique (number, reference)
);
