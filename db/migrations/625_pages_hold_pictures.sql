-- Whoever writes a picture's name into content holds it in the library until that is kept: whoever takes it out waits, and
-- then sees the use.
create function content_holds_assets() returns trigger language plpgsql as $$
begin
  if strpos(new.body::text, '/ast_') > 0 then
    perform from assets where id in (select named[1] from regexp_matches(new.body::text, 'ast_[a-z0-9]{12}', 'g') as named)
      order by id for key share;
  end if;
  return new;
end $$;
create trigger content_working_holds_assets before insert or update of body on content_working for each row
  execute function content_holds_assets();
create trigger content_versions_hold_assets before insert or update of body on content_versions for each row
  execute function content_holds_assets();
