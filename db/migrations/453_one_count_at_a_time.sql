-- What is counted in parts is one count: two would both be held against the book of the whole location.
create unique index stock_counts_open on stock_counts (location_id) where state = 'open';
