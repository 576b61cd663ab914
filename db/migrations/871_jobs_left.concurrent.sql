create index concurrently if not exists jobs_left on jobs (id) where done_at is null and left_since is not null;
