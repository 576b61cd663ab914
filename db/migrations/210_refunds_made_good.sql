-- A refund that did not arrive ends: by one that somebody made at the provider, which takes its place, or because a member
-- of staff says that the money went back another way.
alter table refunds add column settled_by text;

create index refunds_order on refunds (order_number);
create index refunds_payment on refunds (payment_reference) where payment_reference is not null;
