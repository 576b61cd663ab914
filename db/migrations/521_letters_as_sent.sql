-- Editors change what letters say: what an order's letter said is kept with it. Those from before are put together again.
alter table order_mails add column text text;
