-- As before; what another size was sent instead of is not cancelled, so that only the order is told to have changed.
create or replace function pieces_cancelled(p_old jsonb, p_new jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_build_object('itemId', id, 'qty', qty)) from (
    select n->>'id' as id, (n->>'cancelledQty')::int - (o->>'cancelledQty')::int - coalesce((
        select sum((s->>'qty')::int) from jsonb_array_elements(p_new->'lines') s
        where s->>'exchangeOf' = coalesce(n->>'exchangeOf', n->>'id')
          and not exists (select from jsonb_array_elements(p_old->'lines') k where k->>'id' = s->>'id')), 0) as qty
      from jsonb_array_elements(p_new->'lines') n join jsonb_array_elements(p_old->'lines') o on o->>'id' = n->>'id'
      where (n->>'cancelledQty')::int > (o->>'cancelledQty')::int
  ) gone where qty > 0
$$;

-- What is on its way back from an exchange counts as kept until it is there.
update orders o set document = jsonb_set(o.document, '{awaited}', waits.pieces) from (
  select r.order_number, jsonb_agg(jsonb_build_object('returnNumber', r.number, 'itemId', i->>'itemId', 'qty', (i->>'qty')::int))
    as pieces
  from returns r cross join lateral jsonb_array_elements(r.items) i
  where r.exchange_line is not null and r.status = 'return-requested' group by r.order_number
) waits where waits.order_number = o.number and not o.document ? 'awaited';
