create index concurrently if not exists stock_moved_by_hand on stock_movements (staff_id, at)
  where kind in ('count', 'damage', 'found', 'lost', 'theft', 'sample', 'correction', 'other');
