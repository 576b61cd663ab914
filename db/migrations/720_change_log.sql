-- What was told is also written down, for two hours: whoever did not hear for a while reads from where he stood instead of
-- reading everything again. `xid` is of the transaction that told it: whatever is older than all that were under way at a
-- moment was committed, or never will be.
create table change_log (
  xid bigint not null default pg_current_xact_id()::text::bigint,
  tag text not null,
  told_at timestamptz not null default clock_timestamp(),
  primary key (xid, tag)
);

create function tell_changed(changed text) returns void language sql as $$
  insert into change_log (tag) values (changed) on conflict do nothing;
  select pg_notify('cairn_changed', changed);
$$;

create or replace function tell_each(kind text, ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 5000 then
    perform tell_changed('everything');
  else
    insert into change_log (tag) select kind || ':' || id from unnest(ids) id on conflict do nothing;
    perform pg_notify('cairn_changed', kind || ':' || id) from unnest(ids) id;
  end if;
end $$;

create or replace function notify_changed(tag text) returns void language sql as
  $$ select case when cairn_loud() then tell_changed(tag) end $$;

create or replace function notify_product_of_sku(wanted integer) returns void language sql as
  $$ select tell_changed('product:' || c.style_id) from skus k join colours c on c.id = k.colour_id where k.key = wanted $$;

create or replace function content_changed() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.slug, old.slug);
begin
  perform tell_changed('content:' || changed);
  if exists (select from content_objects where slug = changed and kind = 'article') then
    perform tell_changed('content:articles');
  end if;
  return null;
end $$;

create or replace function category_renamed() returns trigger language plpgsql as $$
begin
  perform tell_changed('content:menu');
  return null;
end $$;

create or replace function turns_changed() returns trigger language plpgsql as $$
begin
  perform tell_changed('turns');
  return null;
end $$;
