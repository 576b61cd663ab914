-- Everybody who saved something of a working copy: who looks at it before it goes live should be somebody else.
alter table content_working add column authors text[] not null default '{}';

-- Many objects with one moment. Open, it gathers working copies; published, its versions carry its id.
create table releases (
  id text primary key,
  name text not null,
  -- Without a moment it goes live when it is published.
  publish_at timestamptz,
  expire_at timestamptz check (expire_at > publish_at),
  state text not null default 'open' check (state in ('open', 'published', 'reverted')),
  made_by text not null,
  created_at timestamptz not null default now(),
  published_by text,
  published_at timestamptz
);
create table release_items (
  release_id text not null references releases on delete cascade,
  slug text not null references content_objects on delete cascade on update cascade,
  primary key (release_id, slug)
);
create index release_items_slug on release_items (slug);
alter table content_versions add column release_id text references releases on delete set null;
create index content_versions_release on content_versions (release_id) where release_id is not null;

-- Somebody asks others to look at exactly this: `seen` stands for what was written then.
create table content_reviews (
  id text primary key,
  slug text references content_objects on delete cascade on update cascade,
  release_id text references releases on delete cascade,
  seen text not null,
  scopes text[] not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'returned', 'replaced', 'done')),
  note text not null default '',
  asked_by text not null,
  asked_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  answer text not null default '',
  check (num_nonnulls(slug, release_id) = 1)
);
create unique index content_reviews_of_object on content_reviews (slug) where state = 'asked';
create unique index content_reviews_of_release on content_reviews (release_id) where state = 'asked';
