-- A style leaves the shop at a moment as it comes into it at one, whatever wrote the moment: servers of the version before
-- leave out what is not 'active' as well.
alter table styles add column withdrawn_at timestamptz;
alter table styles drop constraint styles_status_check;
alter table styles add constraint styles_status_check
  check (status in ('active', 'hidden', 'upcoming', 'withdrawn')) not valid;

create or replace function await_launch() returns trigger language plpgsql as $$
begin
  new.status := case
    when new.withdrawn_at <= now() then 'withdrawn'
    when new.launched_at > now() then 'upcoming'
    else 'active' end;
  return new;
end $$;

drop trigger await_launch on styles;
create trigger await_launch before insert or update of launched_at, withdrawn_at, status on styles for each row
  when (new.status <> 'hidden') execute function await_launch();
create trigger withdrawal_set after insert or update of withdrawn_at, status on styles for each row
  when (new.withdrawn_at is not null and new.status in ('active', 'upcoming')) execute function turns_changed();
create index styles_withdrawing on styles (withdrawn_at) where withdrawn_at is not null and status in ('active', 'upcoming');
