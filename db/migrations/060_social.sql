-- Pictures of shoppers. What is handed in waits until someone has looked at it.
create table social_users (
  id text primary key,
  nickname text not null,
  email text,
  created_at timestamptz not null default now()
);

create table social_streams (
  id text primary key,
  name text not null,
  position smallint not null default 0
);

create table social_media (
  id text primary key,
  user_id text references social_users on delete set null,
  nickname text not null,
  caption text not null default '',
  picture_id text not null,
  alt text not null,
  width integer not null,
  height integer not null,
  upload bytea,
  product_ids text[] not null default '{}',
  category_ids text[] not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'published', 'hidden')),
  created_at timestamptz not null default now()
);
create index social_media_recent on social_media (created_at desc, id desc) where status = 'published';
create index social_media_products on social_media using gin (product_ids);

create table social_media_streams (
  stream_id text not null references social_streams on delete cascade,
  media_id text not null references social_media on delete cascade,
  primary key (stream_id, media_id)
);
create index social_media_streams_media on social_media_streams (media_id);

create table social_reports (
  id bigint generated always as identity primary key,
  media_id text not null references social_media on delete cascade,
  reason text not null,
  text text,
  created_at timestamptz not null default now()
);
create index social_reports_media on social_reports (media_id);

create table social_stashes (
  id text primary key,
  user_id text not null references social_users on delete cascade,
  name text not null,
  media_ids text[] not null,
  created_at timestamptz not null default now()
);

create function social_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('content:social');
  return null;
end $$;
create trigger social_changed after insert or update or delete on social_media for each statement execute function social_changed();
