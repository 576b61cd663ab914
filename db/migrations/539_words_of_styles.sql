-- For whom a style is, and of which make: words that the shop has in facet_labels, not words that the database has.
alter table styles drop constraint styles_gender_check;
alter table styles add constraint styles_gender_check check (gender ~ '^[a-z0-9][a-z0-9-]{0,59}$');
alter table styles add column brand text check (brand ~ '^[a-z0-9][a-z0-9-]{0,59}$');
