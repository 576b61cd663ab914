-- Everything editors write. An object is known by its slug: 'home', 'menu', 'category/1301', 'stories/wash-your-shell'.
create table content_objects (
  slug text primary key check (slug ~ '^[A-Za-z0-9]+([-_/][A-Za-z0-9]+)*$'),
  kind text not null check (kind in ('page', 'article', 'category', 'product', 'menu', 'footer', 'fragment', 'popups', 'promo-bar', 'labels')),
  parent_slug text,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index content_objects_parent on content_objects (parent_slug, position);
create index content_objects_kind on content_objects (kind);

-- What is the same everywhere has scope 'any'; a language and then a locale lie over it like layers.
create table content_versions (
  slug text not null references content_objects on delete cascade,
  scope text not null check (scope ~ '^(any|[a-z]{2}(-[a-z]{2})?)$'),
  version integer not null check (version > 0),
  body jsonb not null,
  -- Null: a draft, seen only in previews.
  publish_at timestamptz,
  expire_at timestamptz check (expire_at > publish_at),
  created_at timestamptz not null default now(),
  primary key (slug, scope, version)
);
create index content_versions_publish on content_versions (publish_at);
create index content_versions_expire on content_versions (expire_at) where expire_at is not null;

create function content_changed() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.slug, old.slug);
begin
  perform pg_notify('cairn_changed', 'content:' || changed);
  if exists (select from content_objects where slug = changed and kind = 'article') then
    perform pg_notify('cairn_changed', 'content:articles');
  end if;
  return null;
end $$;

create trigger content_version_changed after insert or update or delete on content_versions for each row
  when (cairn_loud()) execute function content_changed();

create table contact_messages (
  case_number text primary key,
  site text not null,
  locale text not null,
  consumer_id text,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  category text not null,
  subject text not null,
  organisation text not null,
  order_number text,
  message text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_open on contact_messages (created_at) where status = 'open';

create table page_measures (
  id bigint generated always as identity primary key,
  page text not null,
  page_type text,
  site text not null,
  measures jsonb not null,
  created_at timestamptz not null default now()
);
create index page_measures_age on page_measures (created_at);
