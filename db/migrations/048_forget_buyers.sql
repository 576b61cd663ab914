-- When to look next whether the buyer of an order, who has deleted his account, can be forgotten: nothing about the
-- order may be open any more. Null for orders of people who stayed, and for those that were seen to.
alter table orders add column forget_buyer_at timestamptz;
create index orders_forget on orders (forget_buyer_at) where forget_buyer_at is not null;
