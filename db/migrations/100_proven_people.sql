-- When the visitor of a visit last proved who he is. Visits from before have to prove it when something matters.
alter table token_families add column proven_at timestamptz;

-- Set by a sign-up until the link that was mailed to the address is followed. Addresses from before count as proven.
alter table consumers add column email_unproven_since timestamptz;
-- The address that takes the place of the other once its link is followed.
alter table consumers add column pending_email text;
alter table consumers add column pending_email_until timestamptz;
