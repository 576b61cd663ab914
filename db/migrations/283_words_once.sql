-- The words of an order are put together once, not for what goes and what comes each.
create or replace function note_order_words(p_number text) returns void language plpgsql as $$
begin
  with fresh as materialized (
    select n.kind, n.word from words_of_order(p_number) n
  ), gone as (
    delete from order_words w where w.order_number = p_number
      and not exists (select from fresh f where f.kind = w.kind and f.word = w.word)
  )
  insert into order_words (order_number, kind, word, placed_at)
    select o.number, f.kind, f.word, o.placed_at from orders o cross join fresh f where o.number = p_number
    on conflict do nothing;
end $$;
