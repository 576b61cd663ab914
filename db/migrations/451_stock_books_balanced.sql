-- Later: what servers of the version before counted and moved is written down once none of them is left.
select balance_stock_books();
