-- What happens at a moment that is set beforehand: every process keeps a timer for the next one, and hears 'turns' when
-- moments were added or moved. The same word of many rows in a transaction is told once.
create function turns_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'turns');
  return null;
end $$;

create trigger content_turns_later after insert or update of publish_at, expire_at on content_versions for each row
  when (new.publish_at > now() or new.expire_at > now()) execute function turns_changed();

-- A product that is launched later is not in the shop until then, whatever wrote it: servers of the version before leave
-- out what is not 'active' as well.
alter table styles drop constraint styles_status_check;
alter table styles add constraint styles_status_check check (status in ('active', 'hidden', 'upcoming'));

create function await_launch() returns trigger language plpgsql as $$
begin
  new.status := case when new.launched_at > now() then 'upcoming' else 'active' end;
  return new;
end $$;

create trigger await_launch before insert or update of launched_at, status on styles for each row
  when ((new.status = 'active' and new.launched_at > now()) or (new.status = 'upcoming' and new.launched_at <= now()))
  execute function await_launch();
create trigger launch_set after insert or update of launched_at, status on styles for each row
  when (new.status = 'upcoming') execute function turns_changed();
create index styles_upcoming on styles (launched_at) where status = 'upcoming';
update styles set status = 'upcoming' where status = 'active' and launched_at > now();

-- Prices of later: each becomes the price of its colour at its moment, and is gone from here.
create table coming_prices (
  colour_id text not null references colours on delete cascade,
  site text not null,
  starts_at timestamptz not null,
  current integer not null check (current >= 0),
  original integer not null check (original >= current),
  primary key (colour_id, site, starts_at)
);
create index coming_prices_next on coming_prices (starts_at);
create trigger coming_price_set after insert or update on coming_prices for each row execute function turns_changed();
