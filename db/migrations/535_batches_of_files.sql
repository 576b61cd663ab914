-- Coupons that a file brought stand together, so that they are shown and revoked together.
alter table coupon_batches add column import_id text, add column file_name text;
create unique index coupon_batches_of_file on coupon_batches (import_id, promotion_id) where import_id is not null;
-- A file may bring more than the room makes at once.
alter table coupon_batches drop constraint coupon_batches_wanted_check;
alter table coupon_batches add constraint coupon_batches_wanted_check check (wanted between 1 and 1000000);
