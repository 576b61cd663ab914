-- What was looked for in vain was once kept of everybody, as it was typed. It is counted in search_days now, of those who agreed.
delete from search_misses;
