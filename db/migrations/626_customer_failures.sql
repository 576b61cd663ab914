-- A failure of a provider is kept under its key for a day: how often it failed to make somebody known is part of the next key.
create table payment_customer_failures (
  consumer_id text not null,
  provider text not null,
  failures integer not null,
  primary key (consumer_id, provider)
);
