-- A film is named by the address of its file, a picture by its own name: both are uses, and one look finds both.
create or replace function asset_uses(asset text) returns table (kind text, id text, detail text) language sql stable as $$
  select 'colour', c.id, c.style_id from colours c
    where exists (select from unnest(c.media_ids) as named where named like 'assets/' || asset || '/%')
  union all
  select distinct 'content', v.slug, v.scope from content_versions v
    where strpos(v.body::text, '/' || asset) > 0 and (v.expire_at is null or v.expire_at > now())
      and not exists (select from content_versions later where later.slug = v.slug and later.scope = v.scope
        and later.version > v.version and later.publish_at <= now() and later.expire_at is null)
  union all
  select 'working', w.slug, w.scope from content_working w where strpos(w.body::text, '/' || asset) > 0
$$;
