-- Parts of a file are cut by size too: which row each begins with. Null: each of those before has 2000 rows.
alter table import_parts add column first_row integer;

-- What somebody took the columns of such a file for is proposed to them again, and to nobody else: it takes the place of
-- `import_mappings`, which all shared.
create table own_import_mappings (
  staff_id text not null references staff (id) on delete cascade,
  kind text not null,
  header_digest text not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (staff_id, kind, header_digest)
);
create index imports_by_staff on imports (staff_id);
