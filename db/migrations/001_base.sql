create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Facts about this shop's data itself: which demo shop was seeded, signing keys of the embedded services.
create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- The first answer of each write that carried a transaction id; replayed when the same write comes again.
create table idempotent_answers (
  scope text not null,
  transaction_id text not null,
  request_hash text not null,
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, transaction_id)
);
create index idempotent_answers_age on idempotent_answers (created_at);

-- Work that must happen after a commit: mail, fulfilment, clean-up. Taken with skip locked by any process.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  last_error text,
  done_at timestamptz,
  unique_key text
);
create unique index jobs_unique_key on jobs (unique_key) where unique_key is not null and done_at is null;
create index jobs_due on jobs (run_at) where done_at is null;

-- Tells every process what changed; page caches drop what carries the tag. Bulk loads set cairn.quiet.
create function notify_changed(tag text) returns void language sql as $$
  select case when coalesce(current_setting('cairn.quiet', true), '') = 'on' then null else pg_notify('cairn_changed', tag) end;
$$;
