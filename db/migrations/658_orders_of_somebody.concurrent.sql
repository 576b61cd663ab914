-- The page of a person lists their orders, newest first, among all of the shop.
create index concurrently if not exists orders_of_somebody on orders (consumer_id, placed_at desc, number desc) where consumer_id is not null and placed_at is not null;
