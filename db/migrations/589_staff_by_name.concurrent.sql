create index concurrently if not exists staff_by_name on staff (lower(name), id) where kind = 'person';
