-- What a browser was asked to sign with a passkey: known to the server alone, good once, for one flow of one browser.
create table passkey_challenges (
  id_hash text primary key,
  flow text not null check (flow in ('registration', 'sign-in')),
  consumer_id text references consumers on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
