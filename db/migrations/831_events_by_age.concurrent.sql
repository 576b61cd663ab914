create index concurrently if not exists events_by_age on events (occurred_at, id) where position is not null;
