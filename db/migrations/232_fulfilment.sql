-- How far the feeds of other systems were read: what is older, or comes again, changes nothing.
create table supply_feeds (
  feed text not null,
  kind text not null check (kind in ('stock', 'prices')),
  sequence bigint not null,
  updated_at timestamptz not null,
  primary key (feed, kind)
);
