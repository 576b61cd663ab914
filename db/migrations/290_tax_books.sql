-- What a tax service keeps of an order: its sale, and how much of it was undone there.
create table tax_books (
  order_number text primary key references orders (number) on delete cascade,
  -- What was quoted for it; none when the service was silent and the shop's own tables counted.
  quote_id text,
  sale jsonb,
  reversed bigint not null default 0,
  -- By line, as long as every reversal was; null once one was not.
  reversed_lines jsonb default '{}',
  -- Written down before it is asked for, so that whoever asks again asks for the same.
  intended jsonb,
  failures integer not null default 0
);

-- Whatever gives money back or ends an order, its tax follows.
create function tax_book_behind() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload)
  select 'tax-book', jsonb_build_object('number', new.number)
  where exists (select 1 from tax_books where order_number = new.number);
  return null;
end $$;

create trigger tax_follows after update on orders for each row
  when (new.refunded > old.refunded or (new.status = 'cancelled' and old.status <> 'cancelled'))
  execute function tax_book_behind();
