-- What somebody takes columns of some system's files for, under the name they gave it, with what is the same in every row.
create table named_import_mappings (
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  kind text not null,
  name text not null,
  mapping jsonb not null,
  updated_at timestamptz not null
);
create unique index named_import_mappings_once on named_import_mappings (staff_id, kind, lower(name));

-- Of each column, the first that stands there: who says what it is sees what it holds.
alter table imports add column sample jsonb not null default '[]';
