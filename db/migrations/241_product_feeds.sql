-- Product feeds of shopping services, in parts of so many SKUs each: gzip members that make one file when read in order.
create table product_feeds (
  locale text not null,
  format text not null,
  -- Of all parts; what is kept elsewhere is known by it.
  etag text,
  items int not null default 0,
  built_at timestamptz,
  -- Who builds it takes it until then.
  taken_until timestamptz not null default '-infinity',
  primary key (locale, format)
);

create table product_feed_parts (
  locale text not null,
  format text not null,
  part int not null,
  items int not null,
  digest text not null,
  body bytea not null,
  primary key (locale, format, part),
  foreign key (locale, format) references product_feeds on delete cascade
);
alter table product_feed_parts alter column body set storage external;
