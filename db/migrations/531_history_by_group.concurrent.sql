create index concurrently audit_log_group on audit_log (call text_pattern_ops, id);
