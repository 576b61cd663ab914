-- Keys of who was blocked before: they may have kept them. With their history, like those that end from now on.
with ended as (
  update staff k set state = 'blocked'
  from staff m
  where k.kind = 'key' and k.state = 'active' and m.id = k.created_by and m.state = 'blocked'
  returning k.id
)
insert into audit_log (staff_id, staff_name, call, kind, object_type, object_id, changes, correlation_id)
select 'cairn', 'Cairn', 'people.change', 'write', 'key', id,
  '[{"field": "state", "before": "active", "after": "blocked"}]', 'migration-700'
from ended;
