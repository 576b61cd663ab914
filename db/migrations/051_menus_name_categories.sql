-- Menus and pages of content write out the names and addresses of categories, and every page shows a menu.
create function category_renamed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cairn_changed', 'content:menu');
  return null;
end $$;

create trigger category_renamed after update of names, slugs on categories for each row
  when ((old.names, old.slugs) is distinct from (new.names, new.slugs) and cairn_loud())
  execute function category_renamed();
