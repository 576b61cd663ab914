create index concurrently audit_log_at on audit_log (at);
