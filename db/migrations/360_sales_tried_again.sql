-- How often somebody settled by hand that a sale is booked again: it is named anew, and goes by the rates of its day. `round`
-- counts sales that take another's place, by the rates of then.
alter table tax_books add column tries integer not null default 0;
