create index concurrently if not exists stock_counted_by on stock_movements (staff_id, at) where kind = 'count';
