-- A test of one or more variants of an item against what there was, as somebody planned it.
create table experiments (
  -- By this name pages know it.
  id text primary key check (id ~ '^[a-z][a-z0-9-]{2,39}$'),
  name text not null,
  -- The page that shows it.
  slug text not null,
  hypothesis text not null,
  metric text not null,
  guardrails text[] not null,
  -- None named means every site, and everybody.
  sites text[] not null,
  segments text[] not null,
  -- Their names; the baseline is not among them.
  variants text[] not null check (cardinality(variants) between 1 and 4),
  baseline double precision not null check (baseline > 0 and baseline <= 1),
  smallest_effect double precision not null check (smallest_effect > 0 and smallest_effect <= 1),
  -- Known when it starts.
  planned integer,
  weeks integer,
  visitors_a_week integer,
  -- What a visitor spends beyond this counts as this: one order of a company must not decide.
  most_spent bigint,
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped', 'ended')),
  revision integer not null default 1,
  winner text,
  created_by text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  stopped_at timestamptz,
  ended_at timestamptz,
  -- Makes keys of visitors. It goes with them: afterwards nobody can tell whose a key was.
  salt text,
  added_up_at timestamptz,
  swept_at timestamptz,
  forgotten_at timestamptz
);
create index experiments_read on experiments (id) where salt is not null;

-- Who saw what first, by a key that only this test has. Gone when it has been read.
create table experiment_exposures (
  experiment_id text not null references experiments on delete cascade,
  visitor_key text not null,
  variant_id text not null,
  day date not null,
  first_at timestamptz not null,
  -- Saw another variant too: counted, and read by nobody.
  crossed boolean not null default false,
  carted boolean not null default false,
  clicked boolean not null default false,
  touched_at timestamptz not null,
  primary key (experiment_id, visitor_key)
);
create index experiment_exposures_touched on experiment_exposures (experiment_id, touched_at);
create index experiment_exposures_days on experiment_exposures (experiment_id, day);

create table experiment_orders (
  experiment_id text not null,
  order_number text not null,
  visitor_key text not null,
  at timestamptz not null,
  primary key (experiment_id, order_number),
  foreign key (experiment_id, visitor_key) references experiment_exposures on delete cascade
);
create index experiment_orders_number on experiment_orders (order_number);
create index experiment_orders_visitor on experiment_orders (experiment_id, visitor_key);

-- Added up by the day a visitor came in: all that results are made of, and all that stays.
create table experiment_days (
  experiment_id text not null references experiments on delete cascade,
  day date not null,
  variant_id text not null,
  visitors integer not null,
  crossed integer not null,
  carts integer not null,
  clicks integer not null,
  buyers integer not null,
  orders integer not null,
  orders_squares double precision not null,
  revenue double precision not null,
  revenue_squares double precision not null,
  refunded bigint not null,
  refunds double precision not null,
  refunds_squares double precision not null,
  primary key (experiment_id, day, variant_id)
);

-- What segments ask of a visitor, and where he was: an audience is counted before a test begins.
alter table decision_visitors add column site text, add column traits smallint;

-- After audit_log_of_sites, by its name: what is gone concerns whom it concerned before.
create function audit_log_sites_of_experiment() returns trigger language plpgsql as $$
begin
  new.sites := coalesce(
    (select case when sites = '{}' then '{*}' else sites end from experiments where id = new.object_id), new.sites);
  return new;
end
$$;
create trigger audit_log_sites_of_experiment before insert on audit_log
  for each row when (new.object_type = 'experiment') execute function audit_log_sites_of_experiment();
