-- What a shopper wrote beside a report, for whoever reads it later.
alter table review_flags add column text text;
-- What the device said about itself, as a provider's fraud check would see it.
alter table simulator_payments add column device jsonb;
