-- Who has which object open, as they say every few seconds. After a crash it is worth nothing, so nothing is written to the log.
create unlogged table content_presence (
  slug text not null,
  staff_id text not null references staff (id) on delete cascade,
  item text,
  seen_at timestamptz not null,
  primary key (slug, staff_id)
);
create index content_presence_seen_at on content_presence (seen_at);
