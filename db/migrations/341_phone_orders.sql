-- Orders that staff prepare for somebody on the telephone. What is ordered, by whom and where it goes is in the cart; here is
-- only who prepared it and how far its link is. Of the link's secret only the hash is kept.
create table phone_orders (
  id text primary key,
  site text not null,
  locale text not null,
  cart_id text not null unique,
  staff_id text not null,
  staff_name text not null,
  link_hash text unique,
  created_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  opened_at timestamptz,
  revoked_at timestamptz
);
create index phone_orders_listed on phone_orders (created_at desc, id desc);
