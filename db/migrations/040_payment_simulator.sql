-- The embedded payment provider's own books: the truth about what was charged. The shop never writes here; it asks.
-- Card numbers are not kept: the behaviour of a test card is, and what may be printed of it.
create table simulator_payments (
  id text primary key,
  reference text not null unique,
  method text not null check (method in ('card', 'wallet', 'pay-later')),
  state text not null check (state in ('action', 'authorised', 'captured', 'declined')),
  reason text,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  captured integer not null default 0 check (captured between 0 and amount),
  refunded integer not null default 0 check (refunded between 0 and captured),
  behaviour text not null,
  return_url text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
) with (fillfactor = 80);

create table simulator_refunds (
  payment_id text not null references simulator_payments,
  key text not null,
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (payment_id, key)
);
