-- What somebody is writing: one working copy for each layer of an object, saved while they type and apart from versions.
create table content_working (
  slug text not null references content_objects on delete cascade,
  scope text not null check (scope ~ '^(any|[a-z]{2}(-[a-z]{2})?)$'),
  body jsonb not null,
  -- The version it was begun from; none for a layer that is new.
  base_version integer,
  -- Counts up with each save: whoever saves says which one they saw.
  revision integer not null default 1,
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (slug, scope)
);
