-- What analytics were told of an order, so that each is told once, whatever is opened again and wherever.
create table measured_orders (
  order_number text not null references orders on delete cascade,
  what text not null,
  told_at timestamptz not null,
  primary key (order_number, what)
);
