-- Books that fall behind are found again: how often an order asked for its book, and how far that was carried out.
alter table tax_books
  add column asked integer not null default 1,
  add column carried integer not null default 0,
  -- The service will not have it: for a person, not for another try by itself.
  add column refused_at timestamptz,
  -- The day by whose rates it was quoted, when that was after the order.
  add column tax_date timestamptz,
  -- How often the sale was undone and booked anew, because money that went back came again.
  add column round integer not null default 0;

create index tax_books_behind on tax_books (order_number) where carried < asked and refused_at is null;

create or replace function tax_book_behind() returns trigger language plpgsql as $$
begin
  update tax_books set asked = asked + 1 where order_number = new.number;
  if found then
    insert into jobs (kind, payload) values ('tax-book', jsonb_build_object('number', new.number));
  end if;
  return null;
end $$;

create or replace trigger tax_follows after update on orders for each row
  when (new.refunded <> old.refunded or (new.status = 'cancelled' and old.status <> 'cancelled'))
  execute function tax_book_behind();
