create index concurrently if not exists jobs_failed on jobs (id) where done_at is null and (last_error is not null or attempts >= 16);
