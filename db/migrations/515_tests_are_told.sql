-- Tests are kept in the memory of every process; which ones run, and by what salt, is told. Its page shows the baseline to
-- everybody from the moment a test stops.
create function experiment_told() returns trigger language plpgsql as $$
begin
  perform notify_changed('experiments');
  if new.state in ('stopped', 'ended') then
    perform notify_changed('content:' || new.slug);
  end if;
  return null;
end
$$;
create trigger experiment_told after update of state, salt on experiments for each row
  when (old.state <> new.state or old.salt is distinct from new.salt) execute function experiment_told();
