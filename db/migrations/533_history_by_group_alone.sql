-- Later: the version before finds calls by it. audit_log_group finds them as well, and groups of them.
drop index if exists audit_log_call;
