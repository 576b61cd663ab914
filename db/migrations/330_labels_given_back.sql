-- A label that was paid for and that nothing goes with any more: its money is asked back of the carrier.
alter table carrier_labels
  add column voiding text check (voiding in ('wanted', 'asked', 'done', 'refused')),
  -- When the carrier is asked next.
  add column void_at timestamptz;
create index carrier_labels_void on carrier_labels (void_at) where voiding in ('wanted', 'asked');
