create index concurrently if not exists webhook_deliveries_done on webhook_deliveries (done_at) where done_at is not null;
