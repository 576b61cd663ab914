-- Files that bring many things at once: kept in parts as they came, with what was found of each row and what it was before,
-- so that work goes on where it was broken off, and can be taken back.
create table imports (
  id text primary key,
  -- Null: by whoever holds the machine.
  staff_id text references staff (id),
  kind text not null,
  format text not null check (format in ('csv', 'jsonl')),
  file_name text not null,
  state text not null default 'uploading' check (state in
    ('uploading', 'uploaded', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  -- Columns of the file, as they stand there.
  header jsonb not null default '[]',
  -- Columns of the file by what they are taken for, and what is the same in every row.
  mapping jsonb not null default '{}',
  all_or_nothing boolean not null default false,
  rows integer not null default 0,
  parts integer not null default 0,
  bytes bigint not null default 0,
  digest text,
  counts jsonb not null default '{}',
  -- What was wrong, by kind, with the first rows of each; the largest moves of prices.
  problems jsonb not null default '[]',
  moves jsonb not null default '[]',
  task_id text,
  created_at timestamptz not null,
  applied_at timestamptz
);
create index imports_newest on imports (created_at desc);

create table import_parts (
  import_id text not null references imports (id) on delete cascade,
  part integer not null,
  cells text not null,
  keys jsonb not null default '[]',
  applied boolean not null default false,
  -- For each row: its state, what is wrong with it, and what it was before.
  outcome text,
  primary key (import_id, part)
);

-- What somebody took the columns of such a file for is proposed again.
create table import_mappings (
  kind text not null,
  header_digest text not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (kind, header_digest)
);

-- EAN-13 beside UPC-12.
alter table skus drop constraint skus_upc_check;
alter table skus add constraint skus_upc_check check (upc ~ '^[0-9]{12,13}$') not valid;
