-- The story of an order tells what of it went back on which shelf.
create index concurrently if not exists stock_movements_of_orders on stock_movements (reference) where kind in ('restock', 'not-found');
