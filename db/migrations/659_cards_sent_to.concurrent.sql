-- A card that staff issued is found by the address it went to.
create index concurrently if not exists credits_cards_to on credits (lower(subject)) where kind = 'new-gift-card';
