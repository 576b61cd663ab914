-- Few among many: what was given up, and what was written today.
create index webhook_deliveries_failed on webhook_deliveries (position desc, endpoint_id) where state = 'failed';
create index jobs_sent on jobs (done_at) where kind = 'mail' and done_at is not null;
create index returns_oldest on returns (created_at, number);
create index reviews_waiting on reviews (created_at) where status = 'pending' or reported_at is not null;
create index social_media_waiting on social_media (created_at) where status = 'pending' or reported_at is not null;
