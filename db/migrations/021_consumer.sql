create table consumer_addresses (
  id text primary key,
  consumer_id text not null references consumers on delete cascade,
  approach_type text not null check (approach_type in ('S', 'B')),
  main boolean not null default false,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  province text,
  postal_code text,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  -- The same for two spellings of one address.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  unique (consumer_id, approach_type, fingerprint)
);
create unique index consumer_addresses_main on consumer_addresses (consumer_id, approach_type) where main;

create table saved_cards (
  id text primary key,
  consumer_id text not null references consumers on delete cascade,
  provider text not null,
  provider_token text not null,
  -- The provider's name for the card number itself, equal for equal cards.
  fingerprint text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null,
  holder text,
  main boolean not null default false,
  billing_address_id text references consumer_addresses,
  created_at timestamptz not null default now(),
  unique (consumer_id, fingerprint)
);
create unique index saved_cards_main on saved_cards (consumer_id) where main;
create index saved_cards_billing on saved_cards (billing_address_id);

create table subscriptions (
  channel text not null check (channel in ('email', 'sms')),
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  -- The lower-case email address or the phone number.
  recipient text not null,
  consumer_id text references consumers on delete cascade,
  optin boolean not null,
  double_optin boolean,
  category text,
  country text,
  region text,
  optin_at timestamptz,
  optout_at timestamptz,
  primary key (channel, type, recipient)
);
create index subscriptions_consumer on subscriptions (consumer_id);

create table notification_preferences (
  consumer_id text not null references consumers on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  topic text not null check (topic in ('orders', 'promotions', 'backInStock', 'loyalty', 'events')),
  optin boolean not null,
  primary key (consumer_id, channel, topic)
);

-- Points earned and spent; the balance is their sum.
create table loyalty_points (
  id bigint generated always as identity primary key,
  consumer_id text not null references consumers on delete cascade,
  points integer not null,
  reason text not null check (reason in ('order', 'voucher', 'refund', 'welcome', 'referral', 'correction')),
  -- What caused it, so that nothing counts twice.
  cause text not null,
  created_at timestamptz not null default now(),
  unique (consumer_id, reason, cause)
);

create table welcome_promos (
  consumer_id text primary key references consumers on delete cascade,
  coupon_code text not null unique,
  expires_at timestamptz not null,
  redeemed_at timestamptz
);

create table referrals (
  consumer_id text primary key references consumers on delete cascade,
  referrer_id text not null references consumers on delete cascade,
  created_at timestamptz not null default now(),
  -- Set with the first order, when both are rewarded.
  rewarded_at timestamptz,
  check (consumer_id <> referrer_id)
);

-- What someone of a program bought in a year, against the cap or credit of the program.
create table program_spend (
  id bigint generated always as identity primary key,
  consumer_id text not null references consumers on delete cascade,
  program text not null check (program in ('employee', 'athlete', 'prosumer')),
  amount integer not null,
  currency text not null,
  order_number text not null,
  spent_at timestamptz not null default now(),
  unique (consumer_id, program, order_number)
);
create index program_spend_year on program_spend (consumer_id, program, spent_at);

create table event_registrations (
  event_id text not null,
  consumer_id text not null references consumers on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  phone text,
  attending_days text[] not null,
  plus_one text,
  terms_accepted_at timestamptz not null,
  registered_at timestamptz not null,
  primary key (event_id, consumer_id)
);

create table support_cases (
  number text primary key,
  kind text not null,
  organisation text not null,
  consumer_id text references consumers on delete set null,
  email text not null,
  payload jsonb not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);

create table data_requests (
  id text primary key,
  -- Kept after a deletion as proof of it; holds nothing else about the person.
  consumer_id text not null,
  action text not null check (action in ('export', 'delete')),
  created_at timestamptz not null default now()
);
