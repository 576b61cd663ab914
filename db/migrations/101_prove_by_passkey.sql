-- A passkey also proves that the owner of a visit is there.
alter table passkey_challenges drop constraint passkey_challenges_flow_check;
alter table passkey_challenges add constraint passkey_challenges_flow_check
  check (flow in ('registration', 'sign-in', 'proof'));
