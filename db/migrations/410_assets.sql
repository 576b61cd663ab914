-- Pictures and films of the company. What they are lies in files (server/assets/files.ts), under the hash of what was sent.
create table assets (
  id text primary key check (id ~ '^ast_[a-z0-9]{12}$'),
  name text not null,
  folder text not null default '',
  tags text[] not null default '{}',
  kind text not null check (kind in ('jpeg', 'png', 'webp', 'avif', 'svg', 'mp4')),
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Stands for what is seen, in addresses: of the bytes and the focal point.
  mark text not null check (mark ~ '^[0-9a-f]{16}$'),
  bytes integer not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  alts jsonb not null default '{}',
  rights jsonb not null default '{}',
  expires_on date,
  created_by text not null,
  created_at timestamptz not null default now(),
  -- Counts up with each change: whoever saves says which one they saw.
  revision integer not null default 1
);
create index assets_newest on assets (created_at desc, id desc);
create index assets_folder on assets (folder);
create index assets_tags on assets using gin (tags);

-- What is on its way, part by part. Known by who sends what, so that it goes on where it was broken off.
create table asset_uploads (
  id text primary key check (id ~ '^upl_[a-z0-9]{12}$'),
  staff_id text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null,
  name text not null,
  folder text not null,
  replaces text references assets on delete cascade,
  parts integer[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index asset_uploads_once on asset_uploads (staff_id, sha256, coalesce(replaces, ''));
create index asset_uploads_age on asset_uploads (created_at);

create function asset_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('asset:' || old.id);
  return null;
end $$;
create trigger asset_changed after update or delete on assets for each row execute function asset_changed();

-- Where a picture is named. Layers of content that are past are history; all others, and what somebody is writing, count.
create function asset_uses(asset text) returns table (kind text, id text, detail text) language sql stable as $$
  select 'colour', c.id, c.style_id from colours c
    where exists (select from unnest(c.media_ids) as named where named like 'assets/' || asset || '/%')
  union all
  select distinct 'content', v.slug, v.scope from content_versions v
    where v.body::text like '%assets/' || asset || '%' and (v.expire_at is null or v.expire_at > now())
      and not exists (select from content_versions later where later.slug = v.slug and later.scope = v.scope
        and later.version > v.version and later.publish_at <= now())
  union all
  select 'working', w.slug, w.scope from content_working w where w.body::text like '%assets/' || asset || '%'
$$;

-- What shows a picture shows it as it is now: colours name it with its mark, content is told to look again.
create function asset_seen_anew() returns trigger language plpgsql as $$
begin
  update colours set media_ids = array(
      select case when named like 'assets/' || new.id || '/%' then 'assets/' || new.id || '/' || new.mark else named end
      from unnest(media_ids) with ordinality as m (named, place) order by place)
    where id in (select u.id from asset_uses(new.id) u where u.kind = 'colour');
  perform notify_changed('content:' || slug) from (
    select u.id as slug from asset_uses(new.id) u where u.kind = 'content'
    union select 'articles' from asset_uses(new.id) u join content_objects o on o.slug = u.id
      where u.kind = 'content' and o.kind = 'article') shown;
  return null;
end $$;
create trigger asset_seen_anew after update of mark on assets for each row
  when (old.mark <> new.mark) execute function asset_seen_anew();
