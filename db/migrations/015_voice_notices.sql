-- Reviews, questions, sets, charts and what was bought together are kept in memory by every process: each hears of a change.

create function style_voiced() returns trigger language plpgsql as $$
begin
  perform notify_changed('voices:' || coalesce(new.style_id, old.style_id));
  return null;
end $$;

create function answer_voiced() returns trigger language plpgsql as $$
begin
  perform notify_changed('voices:' || style_id) from questions where id = coalesce(new.question_id, old.question_id);
  return null;
end $$;

create trigger review_voiced after insert or update or delete on reviews for each row
  when (cairn_loud()) execute function style_voiced();
create trigger question_voiced after insert or update or delete on questions for each row
  when (cairn_loud()) execute function style_voiced();
create trigger answer_voiced after insert or update or delete on answers for each row
  when (cairn_loud()) execute function answer_voiced();

create function product_sets_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('product-sets');
  return null;
end $$;

create trigger product_sets_changed after insert or update or delete on product_sets
  for each statement execute function product_sets_changed();
create trigger product_set_items_changed after insert or update or delete on product_set_items
  for each statement execute function product_sets_changed();

create function affinity_changed() returns trigger language plpgsql as $$
begin
  perform notify_changed('affinities:' || coalesce(new.style_id, old.style_id));
  return null;
end $$;

create trigger affinity_changed after insert or update or delete on style_affinities for each row
  when (cairn_loud()) execute function affinity_changed();

create trigger size_charts_changed after insert or update or delete on size_charts
  for each statement execute function search_changed();
