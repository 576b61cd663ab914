-- Addresses that get no letters, or fewer, and why. The hash stays when the person is forgotten: what he refused stays refused.
create table mail_suppressions (
  id bigint generated always as identity primary key,
  address_hash text not null,
  address text,
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
  detail text not null default '',
  times int not null default 1,
  noted_at timestamptz not null,
  unique (address_hash, reason)
);

-- The second yes, beside the first in optin_at.
alter table subscriptions add column confirmed_at timestamptz;
create index subscriptions_unconfirmed on subscriptions (optin_at) where double_optin = false;

-- Letters leave beside other work; neither looks through what the other has waiting.
create index jobs_due_letters on jobs (run_at) where done_at is null and kind = 'mail';
create index jobs_due_others on jobs (run_at) where done_at is null and kind <> 'mail';
