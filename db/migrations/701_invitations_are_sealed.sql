-- What an authenticator is offered with an invitation, sealed like that of who has taken one up. It stood in `payload`,
-- where anybody with a copy of the table read it; what stands there yet runs out within a week.
alter table staff_secrets add column totp_sealed text;
