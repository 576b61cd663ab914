-- What staff do to many things at once, or to a whole list: worked through in batches, with progress and a result file.
create table staff_tasks (
  id text primary key,
  staff_id text not null references staff (id),
  kind text not null,
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  total int not null,
  done int not null default 0,
  refused int not null default 0,
  -- Where the next batch begins.
  cursor text not null default '',
  parts int not null default 0,
  correlation_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index staff_tasks_of on staff_tasks (staff_id, created_at);
create index staff_tasks_ended on staff_tasks (ended_at);

create table staff_task_parts (
  task_id text not null references staff_tasks (id) on delete cascade,
  part int not null,
  lines text not null,
  primary key (task_id, part)
);

-- Which processes of the shop run, and of which version: each says so every few seconds.
create table running_processes (
  id text primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  facts jsonb not null default '{}'
);
