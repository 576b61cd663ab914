-- Who frees pieces locks carts by their id and then stock by its key, as whoever holds and sells them does: two at once
-- wait for each other instead of crosswise.

-- Frees what an owner's other open carts hold or have set aside. A cart that is being ordered keeps its pieces.
create function release_other_carts(p_owner text, p_cart text, p_now timestamptz) returns void language plpgsql as $$
declare
  others text[];
begin
  select array_agg(c.id) into others from carts c
    where c.owner_id = p_owner and c.closed_at is null and c.id <> p_cart
      and (exists (select from stock_holds h where h.cart_id = c.id)
        or exists (select from reservations r where r.cart_id = c.id and r.released_at is null));
  if others is null then
    return;
  end if;
  perform 1 from carts c where c.id = any (others) order by c.id for update;
  -- Looked at behind the lock: an order may have been begun, or a cart given to somebody else.
  select array_agg(c.id) into others from carts c
    where c.id = any (others) and c.owner_id = p_owner and c.closed_at is null
      and not exists (select from orders o where o.cart_id = c.id);
  perform 1 from stock s where (s.sku_key, s.location_id) in (
      select h.sku_key, h.location_id from stock_holds h where h.cart_id = any (others)
      union select r.sku_key, r.location_id from reservations r where r.cart_id = any (others) and r.released_at is null)
    order by s.sku_key, s.location_id for update;
  with held as (
    delete from stock_holds h where h.cart_id = any (others) returning h.sku_key, h.location_id, h.qty
  ), reserved as (
    update reservations r set released_at = p_now where r.cart_id = any (others) and r.released_at is null
      returning r.sku_key, r.location_id, r.qty
  ), told as (
    update carts c set revision = c.revision + 1, state = jsonb_set(c.state - 'holdExpiresAt', '{lines}', coalesce(
        (select jsonb_agg(line - 'reservation') from jsonb_array_elements(c.state -> 'lines') line), '[]'))
      where c.id = any (others)
  ), pieces as (
    select f.sku_key, f.location_id, sum(f.qty)::integer as qty
      from (select * from held union all select * from reserved) f group by f.sku_key, f.location_id
  )
  update stock s set held = s.held - pieces.qty from pieces
    where s.sku_key = pieces.sku_key and s.location_id = pieces.location_id;
end $$;

-- Puts back what was set aside for too long. Each piece once.
create function release_expired_reservations(p_now timestamptz) returns void language plpgsql as $$
begin
  perform 1 from stock s where (s.sku_key, s.location_id) in (
      select r.sku_key, r.location_id from reservations r where r.released_at is null and r.expires_at <= p_now)
    order by s.sku_key, s.location_id for update;
  with freed as (
    update reservations r set released_at = p_now where r.released_at is null and r.expires_at <= p_now
      returning r.sku_key, r.location_id, r.qty
  ), pieces as (
    select f.sku_key, f.location_id, sum(f.qty)::integer as qty from freed f group by f.sku_key, f.location_id
  )
  update stock s set held = s.held - pieces.qty from pieces
    where s.sku_key = pieces.sku_key and s.location_id = pieces.location_id;
end $$;
