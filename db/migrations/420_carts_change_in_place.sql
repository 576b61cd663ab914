-- Every change of a cart moved it in an index that held the time of the change, so each wrote all of its indexes anew.
-- Whoever has a cart has one or two: the newest of them is found without the index's help.
create index carts_open on carts (owner_id, site) where closed_at is null;
drop index carts_owner;
-- A cart grows while it is filled and paid: room beside it keeps the next version on the same page.
alter table carts set (fillfactor = 50);
-- The lanes have indexes of their own since letters travel apart.
drop index jobs_due;
