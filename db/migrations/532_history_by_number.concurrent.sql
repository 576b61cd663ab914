create index concurrently audit_log_number on audit_log (object_id, id);
