create index concurrently if not exists stock_sent_by on stock_movements (staff_id, at) where kind = 'sent';
