create index concurrently if not exists stock_restocked_at on stock_movements (at) where kind = 'restock';
