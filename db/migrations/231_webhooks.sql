-- Addresses of other systems that events are sent to.
create table webhook_endpoints (
  id text primary key,
  name text not null,
  url text not null,
  types text[] not null,
  sites text[],
  payload text not null check (payload in ('ids', 'full')),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Why the shop itself paused it.
  paused_because text check (paused_because in ('unreachable', 'gone')),
  -- Sealed with the shop's secret.
  secret text not null,
  -- The one before, while both sign.
  secret_before text,
  secret_before_until timestamptz,
  -- Failures in a row, and until when it is left in peace because of them.
  failures integer not null default 0,
  failing_since timestamptz,
  not_before timestamptz not null default '-infinity',
  succeeded_at timestamptz,
  created_at timestamptz not null,
  created_by text not null
);

create table webhook_deliveries (
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  position bigint not null,
  type text not null,
  resource text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  -- When it is tried next; while it is being sent, when another process may.
  next_at timestamptz not null,
  status smallint,
  took_ms integer,
  -- What came back, or why nothing did.
  answer text,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (endpoint_id, position)
) with (fillfactor = 80);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_of on webhook_deliveries (endpoint_id, resource, position) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (position desc, endpoint_id);
