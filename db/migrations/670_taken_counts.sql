-- How often somebody did what is limited, counted by all processes together, under names that nobody can read back. After a
-- crash it is worth nothing, so nothing is written to the log.
create unlogged table taken_counts (
  name text primary key,
  began timestamptz not null,
  taken integer not null
) with (fillfactor = 50);
create index taken_counts_began on taken_counts (began);
