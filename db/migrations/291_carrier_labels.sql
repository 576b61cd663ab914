-- Labels that a carrier is asked for, and how far their parcels are.
create table carrier_labels (
  reference text primary key,
  order_number text not null references orders (number) on delete cascade,
  shipment_id text,
  return_number text references returns (number) on delete cascade,
  grams integer not null check (grams > 0),
  state text not null default 'wanted' check (state in ('wanted', 'bought', 'refused')),
  -- Why it is not there yet.
  reason text,
  carrier_id text unique,
  carrier text,
  tracking_number text,
  tracking_url text,
  cost bigint,
  cost_currency text,
  pdf bytea,
  tracking text,
  tracked_at timestamptz,
  wanted_at timestamptz not null,
  asked_at timestamptz,
  check ((shipment_id is null) <> (return_number is null))
);
create unique index carrier_labels_shipment on carrier_labels (order_number, shipment_id) where shipment_id is not null;
create unique index carrier_labels_return on carrier_labels (return_number) where return_number is not null;
-- Parcels that are asked about again.
create index carrier_labels_under_way on carrier_labels (asked_at nulls first)
  where state = 'bought' and coalesce(tracking, '') not in ('delivered', 'returned');
