-- What the shop's letters say is written by editors too.
alter table content_objects drop constraint content_objects_kind_check;
alter table content_objects add constraint content_objects_kind_check check (kind in (
  'page', 'article', 'category', 'product', 'menu', 'footer', 'fragment', 'popups', 'promo-bar', 'labels', 'letter'));
