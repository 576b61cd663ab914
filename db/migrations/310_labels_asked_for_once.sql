-- One process at a time speaks to the carrier about a label, until then at the most.
alter table carrier_labels add column asking_until timestamptz;
