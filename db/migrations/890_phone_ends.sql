-- Later: servers of the version before take words away that they do not know.
-- The last four digits of a telephone number are a word of their own: hundreds of numbers among a million begin so.
insert into order_words (order_number, kind, word, placed_at)
  select order_number, kind, left(word, 4), placed_at from order_words where kind = 'phone' and length(word) > 4
  on conflict do nothing;
