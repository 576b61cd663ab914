-- Later: servers of the version before look by it. stock_moved_by_hand finds what somebody counted as well.
drop index if exists stock_counted_by;
