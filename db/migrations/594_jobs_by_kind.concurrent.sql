create index concurrently if not exists jobs_by_kind on jobs (kind, id);
