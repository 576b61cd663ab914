-- What a promotion does not count, whatever else it is about.
alter table promotions add column excluded_product_ids text[] not null default '{}',
  add column excluded_master_ids text[] not null default '{}',
  add column excluded_category_ids integer[] not null default '{}';

-- How a promotion came to run: who made it as it is, who asked for it, who let it begin. One without a row was made by other means.
create table promotion_desk (
  promotion_id text primary key references promotions on delete cascade,
  state text not null check (state in ('draft', 'waiting', 'started', 'stopped')),
  -- Counts changes: what is approved is what was seen.
  revision integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  asked_by text,
  asked_name text,
  decided_by text,
  -- What it would have given on the orders of 30 days, and at which revision.
  replay jsonb
);

create table coupon_batches (
  id text primary key,
  promotion_id text not null references promotions on delete cascade,
  prefix text not null,
  wanted integer not null check (wanted between 1 and 100000),
  made integer not null default 0,
  ends_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index coupon_batches_of_promotion on coupon_batches (promotion_id);
alter table coupons add column batch_id text;
create index coupons_of_batch on coupons (batch_id) where batch_id is not null;
create index promotion_redemptions_of on promotion_redemptions (promotion_id, redeemed_at);
