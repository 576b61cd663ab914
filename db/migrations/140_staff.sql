-- The company's people and the keys of its systems. Never consumers: another table, other sessions, other rights.
create table staff (
  id text primary key,
  kind text not null check (kind in ('person', 'key')),
  name text not null,
  email text,
  state text not null check (state in ('invited', 'active', 'blocked')),
  password_hash text,
  -- Sealed with the shop's secret; without it, a password alone signs nobody in.
  totp_sealed text,
  -- The newest step of the clock whose code was used: a code works once.
  totp_step bigint not null default 0,
  key_hash text unique,
  key_hint text,
  permissions text[],
  sites text[],
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text references staff (id),
  check ((kind = 'person') = (email is not null)),
  check ((kind = 'key') = (key_hash is not null)),
  check ((kind = 'key') = (permissions is not null))
);
create unique index staff_email on staff (lower(email)) where email is not null;

-- Roles that a company made itself. The preset ones are part of the program.
create table staff_roles (
  name text primary key,
  permissions text[] not null,
  limits jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table staff_assignments (
  staff_id text not null references staff (id) on delete cascade,
  role text not null,
  sites text[],
  primary key (staff_id, role)
);

create table staff_passkeys (
  credential_id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkeys_of on staff_passkeys (staff_id);

create table staff_sessions (
  id text primary key,
  secret_hash text not null unique,
  staff_id text not null references staff (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a password, code or passkey was last shown: what matters asks for a fresh one.
  proved_at timestamptz not null,
  way text not null check (way in ('password', 'passkey', 'oidc')),
  agent text not null default ''
);
create index staff_sessions_of on staff_sessions (staff_id);

-- Links and challenges: random, for one purpose, used once, gone after minutes or days.
create table staff_secrets (
  secret_hash text primary key,
  purpose text not null check (purpose in ('invitation', 'passkey-registration', 'passkey-sign-in', 'oidc')),
  staff_id text references staff (id) on delete cascade,
  payload jsonb not null default '{}',
  expires_at timestamptz not null
);

create table staff_views (
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  room text not null,
  name text not null,
  address text not null,
  shared boolean not null default false,
  created_at timestamptz not null default now()
);
create index staff_views_in on staff_views (room);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id text not null,
  staff_name text not null,
  call text not null,
  kind text not null check (kind in ('write', 'read')),
  object_type text not null,
  object_id text not null,
  changes jsonb not null default '[]',
  reason text,
  correlation_id text not null
);
create index audit_log_object on audit_log (object_type, object_id, id);
create index audit_log_staff on audit_log (staff_id, id);

create function audit_log_stands() returns trigger language plpgsql as $$
begin
  raise exception 'history is only added to';
end
$$;
create trigger audit_log_stands before update or delete on audit_log
  for each row execute function audit_log_stands();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function audit_log_stands();
