-- A manager's yes to one price change, after his own PIN. Only the hash of what proves it is kept.
create table manager_approvals (
  secret_hash text primary key,
  cart_id text not null,
  store_id integer not null,
  employee_id text not null,
  manager_id text not null,
  expires_at timestamptz not null
);
create index manager_approvals_expired on manager_approvals (expires_at);
