-- Later: the version before finds codes of a batch by it. coupons_of_batch_by_code finds them as well, and each revoked code wrote both.
drop index if exists coupons_of_batch;
