-- Later: the ends that it looks at come just before.
-- A number that was changed while its end was read has left that end behind. No lock: orders go on meanwhile.
with alone as materialized (
  select order_number, word from order_words w where kind = 'phone' and length(word) = 4 and not exists (
    select from order_words n where n.order_number = w.order_number and n.kind = 'phone'
      and length(n.word) > 4 and left(n.word, 4) = w.word)
)
-- Of the few that no longer number ends with, some are whole numbers.
delete from order_words w using alone a
  where w.order_number = a.order_number and w.kind = 'phone' and w.word = a.word and not exists (
    select from words_of_order(a.order_number) n where n.kind = 'phone' and n.word = a.word);
