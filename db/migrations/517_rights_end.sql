-- A film is known by a picture of it. Which day's end of rights has been carried out: once for each day that somebody says.
alter table assets add column poster_id text references assets on delete set null;
alter table assets add column rights_ended_on date;
create index assets_expiring on assets (expires_on) where expires_on is not null;

create function asset_pages_told(asset text) returns void language sql as $$
  select notify_changed('content:' || slug) from (
    select u.id as slug from asset_uses(asset) u where u.kind = 'content'
    union select 'articles' from asset_uses(asset) u join content_objects o on o.slug = u.id
      where u.kind = 'content' and o.kind = 'article') shown
$$;
-- A day that somebody changes counts at once, both ways.
create function asset_rights_changed() returns trigger language plpgsql as $$
begin
  perform asset_pages_told(new.id);
  return null;
end $$;
create trigger asset_rights_changed after update of expires_on, rights_ended_on on assets for each row
  when (old.expires_on is distinct from new.expires_on or old.rights_ended_on is distinct from new.rights_ended_on)
  execute function asset_rights_changed();
