-- Where mail goes when no mail server is configured: kept, and shown at /dev/mailbox outside production.
create table mailbox (
  id bigint generated always as identity primary key,
  -- The job that sent it: a job that runs again sends nothing again.
  job_id bigint unique,
  recipient text not null,
  subject text not null,
  template text not null,
  html text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
create index mailbox_recipient on mailbox (lower(recipient), id desc);
