-- How often the provider answered a refund with a failure of its own, which it keeps under its key. An answer that was lost is none.
alter table refunds add column failures smallint not null default 0;
alter table captures add column failures smallint not null default 0;
