-- Who left an address with a question is written to once, in the shop where it was asked; then the address is forgotten.
alter table questions add column locale text;
create index questions_awaited on questions (id) where email is not null;
