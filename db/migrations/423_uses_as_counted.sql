-- Which uses an order counted, so that exactly those are given back, whatever became of the promotion since.
alter table promotion_redemptions add column counted text[];
