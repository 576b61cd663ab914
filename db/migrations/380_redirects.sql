-- Addresses that lead elsewhere in the shop. Both are paths behind the locale: none can lead out of it. A star at the end
-- stands for all that follows. Scopes are those of content: everywhere, a language, a locale.
create table redirects (
  id text primary key,
  scope text not null check (scope ~ '^(any|[a-z]{2}(-[a-z]{2})?)$'),
  from_path text not null check (from_path ~ '^(/[A-Za-z0-9_~%-][A-Za-z0-9._~%-]*)*(/\*)?$' and from_path <> ''),
  to_path text not null check (to_path ~ '^(/|(/[A-Za-z0-9_~%-][A-Za-z0-9._~%-]*)*(/\*)?)$' and to_path <> ''),
  made_by text not null,
  created_at timestamptz not null default now(),
  hits bigint not null default 0,
  last_hit_at timestamptz,
  unique (scope, from_path)
);

create function redirects_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('redirects');
  return null;
end $$;
-- How often one was followed is no change of it.
create trigger redirects_changed after insert or update of scope, from_path, to_path or delete on redirects
  for each statement execute function redirects_changed();

-- An object that is renamed takes all that is written in it along.
alter table content_versions drop constraint content_versions_slug_fkey,
  add constraint content_versions_slug_fkey foreign key (slug) references content_objects on delete cascade on update cascade;
alter table content_working drop constraint content_working_slug_fkey,
  add constraint content_working_slug_fkey foreign key (slug) references content_objects on delete cascade on update cascade;
