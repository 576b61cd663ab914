-- Whose wish lists a change of prices touches.
create index list_items_colour on list_items (colour_id);
