create index concurrently if not exists jobs_done on jobs (done_at) where done_at is not null;
