-- Tries whose password is being looked at: no more of them at once than are left, and none counts before it failed.
alter table sign_in_attempts add column undecided smallint not null default 0;
