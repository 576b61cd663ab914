-- A file of a hundred thousand codes is read page by page.
create index concurrently if not exists coupons_of_batch_by_code on coupons (batch_id, code) where batch_id is not null;
