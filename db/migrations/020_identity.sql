-- Which list of consumers each site signs people in from; a site without one has no accounts.
create table customer_lists (
  site text primary key,
  list text not null
);
insert into customer_lists (site, list) values
  ('US', 'cairn'), ('CA', 'cairn'), ('GB', 'cairn'), ('DE', 'cairn'), ('FR', 'cairn'), ('ES', 'cairn');

create table consumers (
  id text primary key,
  email text not null,
  -- Null for people who left an address without making an account.
  password_hash text,
  first_name text,
  last_name text,
  phone text,
  birth_date date,
  gender text check (gender in ('female', 'male', 'nonBinary', 'undisclosed')),
  postal_code text,
  interests text[] not null default '{}',
  preferred_shoe_size text,
  agreements text[] not null default '{}',
  is_employee boolean not null default false,
  employee_terms_at timestamptz,
  is_athlete boolean not null default false,
  identities text[] not null default '{}' check (identities <@ array['IPA', 'WRANX']),
  site text not null,
  locale text not null,
  source text,
  campaign text,
  referral_code text unique,
  referred_by text references consumers on delete set null,
  -- Counts profile changes, so that of two at once the later is told.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index consumers_email on consumers (lower(email));
create unique index consumers_phone on consumers (phone) where phone is not null and password_hash is not null;

create table enrollments (
  consumer_id text not null references consumers on delete cascade,
  type text not null check (type in ('Loyalty')),
  optin boolean not null,
  double_optin boolean,
  country text,
  region text,
  channel text,
  optin_at timestamptz,
  primary key (consumer_id, type)
);

create table password_history (
  consumer_id text not null references consumers on delete cascade,
  hash text not null,
  replaced_at timestamptz not null default now()
);
create index password_history_consumer on password_history (consumer_id, replaced_at desc);

create table password_resets (
  token_hash text primary key,
  consumer_id text not null references consumers on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_consumer on password_resets (consumer_id);

-- Failed sign-ins by what was typed, known or not, so that locking tells nothing about who has an account.
create table sign_in_attempts (
  login text primary key,
  failures smallint not null default 0,
  failed_at timestamptz not null,
  locked_until timestamptz
);

create table authorization_codes (
  code_hash text primary key,
  consumer_id text not null references consumers on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index authorization_codes_age on authorization_codes (expires_at);

-- One visit of one person. Its refresh tokens are numbered; only the newest number may be used.
create table token_families (
  id text primary key,
  kind text not null check (kind in ('guest', 'consumer', 'associate')),
  subject text not null,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index token_families_subject on token_families (subject) where ended_at is null;
create index token_families_age on token_families (expires_at);

create table store_employees (
  store_id integer not null references stores,
  id text not null,
  name text not null,
  pin_hash text not null,
  is_manager boolean not null default false,
  active boolean not null default true,
  primary key (store_id, id)
);

create table passkeys (
  credential_id text primary key,
  consumer_id text not null references consumers on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_consumer on passkeys (consumer_id);

-- A page that is open elsewhere must not go on being served to a visit that was ended.
create function token_family_ended() returns trigger language plpgsql as $$
begin
  perform notify_changed('visit-ended:' || new.id);
  return null;
end $$;
create trigger token_family_ended after update of ended_at on token_families
  for each row when (new.ended_at is not null and old.ended_at is null) execute function token_family_ended();
