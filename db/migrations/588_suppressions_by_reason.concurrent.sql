create index concurrently if not exists mail_suppressions_by_reason on mail_suppressions (reason, id);
