-- What staff know a card by was worked out from its number, and whoever tries numbers could find it again. Now it is drawn.
alter table gift_cards add column ref text not null default left(replace(gen_random_uuid()::text, '-', ''), 20);
create unique index gift_cards_ref on gift_cards (ref);

-- Of a card that a file asks for, what the file calls it: the same file twice makes none twice.
alter table credits add column reference text;
create unique index credits_by_reference on credits (reference) where reference is not null;
