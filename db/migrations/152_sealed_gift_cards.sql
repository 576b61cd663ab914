-- Codes of gift cards are checked by a hash and mailed from a seal, both with keys of the operator. The code itself stays
-- for a day after that, for servers of the version before, and is empty then.
alter table gift_cards add column code_hash text;
alter table gift_cards add column code_sealed text;
alter table gift_cards add column sealed_at timestamptz;
alter table gift_cards drop constraint gift_cards_code_check;
alter table gift_cards add constraint gift_cards_code_check check (code ~ '^([0-9]{8})?$');
create index gift_cards_open_code on gift_cards (number) where code <> '';
