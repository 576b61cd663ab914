-- Someone who signs in is the same visitor on every device: what he looked at goes, with his account, when he does.
alter table decision_visitors
  add column customer_id text references consumers on delete cascade,
  add column channel text;
create index decision_visitors_customer on decision_visitors (customer_id) where customer_id is not null;
