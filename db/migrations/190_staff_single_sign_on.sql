-- Who somebody is at the company's own sign-in. Found by its subject, not by an address that may pass to somebody else.
create table staff_identities (
  issuer text not null,
  subject text not null,
  staff_id text not null references staff (id) on delete cascade,
  -- Came in by a claim that maps to a role: the claim decides at every sign-in what they may do.
  managed boolean not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index staff_identities_of on staff_identities (staff_id);

-- History also tells what staff asked for and were refused.
alter table audit_log drop constraint audit_log_kind_check;
alter table audit_log add constraint audit_log_kind_check check (kind in ('write', 'read', 'refused'));
create index audit_log_refused on audit_log (staff_id, call, at) where kind = 'refused';
create index audit_log_call on audit_log (call, id);
