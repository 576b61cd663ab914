-- What is said of a photograph is read on the pages of the products that show it: they are told when it changes. A file may
-- name a picture without its mark, which is a use as well.
create or replace function asset_uses(asset text) returns table (kind text, id text, detail text) language sql stable as $$
  select 'colour', c.id, c.style_id from colours c
    where exists (select from unnest(c.media_ids) as named where starts_with(named || '/', 'assets/' || asset || '/'))
  union all
  select distinct 'content', v.slug, v.scope from content_versions v
    where strpos(v.body::text, '/' || asset) > 0 and (v.expire_at is null or v.expire_at > now())
      and not exists (select from content_versions later where later.slug = v.slug and later.scope = v.scope
        and later.version > v.version and later.publish_at <= now() and later.expire_at is null)
  union all
  select 'working', w.slug, w.scope from content_working w where strpos(w.body::text, '/' || asset) > 0
$$;

create function asset_words_changed() returns trigger language plpgsql as $$
begin
  if cairn_loud() then
    perform tell_products(array(select distinct u.detail from asset_uses(new.id) u where u.kind = 'colour'));
  end if;
  return null;
end $$;
create trigger asset_words_changed after update of alts on assets for each row
  when (old.alts is distinct from new.alts) execute function asset_words_changed();
