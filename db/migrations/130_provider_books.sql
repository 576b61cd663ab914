-- What others do with a payment at its provider: refunds made there, refunds that did not arrive, disputes.

alter table refunds
  add column provider_id text,
  -- How often the provider was asked: a failure of its own is kept under its key, so each time has another.
  add column tries smallint not null default 0,
  -- Who gave the money back: the shop, or someone at the provider.
  add column origin text not null default 'shop' check (origin in ('shop', 'provider')),
  -- The provider could not give it back: someone has to look at it.
  add column failed_at timestamptz,
  -- Reserved money that was never taken, and now will not be.
  add column released boolean not null default false;

create table disputes (
  id text primary key,
  order_number text not null references orders,
  payment_reference text not null references payments,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('open', 'under-review', 'won', 'lost')),
  -- Until when evidence counts.
  due_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index disputes_order on disputes (order_number);

-- Up to when a provider's news were fetched, in case it could not deliver them.
create table payment_news_read (
  provider text primary key,
  read_until timestamptz not null
);

-- By what name a provider knows a consumer, so that cards of his can be used again.
create table payment_customers (
  consumer_id text not null,
  provider text not null,
  customer text not null,
  created_at timestamptz not null default now(),
  primary key (consumer_id, provider)
);
