-- Words that steer search, labels and stores are kept in memory by every process: each hears of a change.

create function search_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('search');
  return null;
end $$;

create trigger search_synonyms_changed after insert or update or delete on search_synonyms
  for each statement execute function search_changed();
create trigger search_redirects_changed after insert or update or delete on search_redirects
  for each statement execute function search_changed();
create trigger facet_labels_changed after insert or update or delete on facet_labels
  for each statement execute function search_changed();
create trigger sizes_changed after insert or update or delete on sizes
  for each statement execute function search_changed();
create trigger site_locations_changed after insert or update or delete on site_locations
  for each statement execute function search_changed();
