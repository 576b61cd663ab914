-- How far the feeds of other systems were read, for each that sends one: nobody moves the place of another's feed.
-- Takes the place of supply_feeds, which the version before still reads.
create table supply_feed_places (
  staff_id text not null references staff (id) on delete cascade,
  feed text not null,
  kind text not null check (kind in ('stock', 'prices')),
  sequence bigint not null,
  updated_at timestamptz not null,
  primary key (staff_id, feed, kind)
);

-- History knows what each has sent, so that nothing is taken twice.
insert into supply_feed_places (staff_id, feed, kind, sequence, updated_at)
select l.staff_id, l.object_id, c ->> 'field', max((c -> 'after' ->> 'sequence')::bigint), max(l.at)
from audit_log l
join staff s on s.id = l.staff_id
cross join jsonb_array_elements(l.changes) c
where l.object_type = 'feed' and l.call like 'supply.%' and c ->> 'field' in ('stock', 'prices')
group by 1, 2, 3;
