-- Money that is taken when parcels leave: until then it is reserved.

alter table payments
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in ('opening', 'action', 'authorised', 'reserved', 'captured', 'failed',
    'unsure', 'voiding', 'voided')),
  -- Afterwards the bank lets it go.
  add column capture_before timestamptz,
  -- The bank lets it be taken parcel by parcel.
  add column in_parts boolean not null default false,
  -- What of it will not be taken any more.
  add column released integer not null default 0 check (released >= 0);

drop index payments_live;
create unique index payments_live on payments (order_number)
  where state in ('opening', 'action', 'authorised', 'reserved', 'captured');
create index payments_reserved on payments (capture_before) where state = 'reserved';

-- One taking of a part. Written before the provider is asked, so that asking again asks for the same.
create table captures (
  payment_reference text not null references payments,
  number smallint not null,
  amount integer not null check (amount > 0),
  last boolean not null,
  tries smallint not null default 0,
  done_at timestamptz,
  created_at timestamptz not null,
  primary key (payment_reference, number)
);
