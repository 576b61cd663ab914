-- By which secret the code of a gift card is sealed: the name of the key, not the key. What has another name than the
-- secret in use is sealed anew.
alter table gift_cards add column sealed_with text;
