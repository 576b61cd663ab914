-- What a coupon is worth is a number of its site's currency: given on one site, it is not worth the same number on another.
-- Null: wherever its promotion runs.
alter table coupons add column site text;
