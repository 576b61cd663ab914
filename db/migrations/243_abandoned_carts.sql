-- Carts that were left, and when others were told: each once in a while.
create table abandoned_carts (
  cart_id text primary key references carts on delete cascade,
  told_at timestamptz not null
);
