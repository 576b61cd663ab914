-- Proofs of the bot check that were used; each counts once.
create table captcha_proofs (
  proof text primary key,
  expires_at timestamptz not null
);
create index captcha_proofs_age on captcha_proofs (expires_at);
