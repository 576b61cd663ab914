-- A customised product keeps its design while it waits in a list; two designs of one size are two items.
alter table list_items add column recipe_id text;
drop index list_items_once;
create unique index list_items_once on list_items (list_id, colour_id, coalesce(sku_key, 0), coalesce(recipe_id, ''));
