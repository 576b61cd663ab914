-- What a checkout asked in several trips, in one each.

-- Prepares an order. Tells which writing of the cart it is; empty when someone else wrote it meanwhile, and null when
-- the owner, where one is named, holds pieces in another cart, which are to be freed first.
create function prepare_only_order(
  p_owner text, p_cart text, p_revision integer, p_state jsonb, p_units integer, p_site text, p_keys integer[],
  p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz, p_total integer, p_tax integer
) returns text language plpgsql as $$
declare
  written text;
begin
  if exists (select from carts c where c.owner_id = p_owner and c.closed_at is null and c.id <> p_cart
      and (exists (select from stock_holds h where h.cart_id = c.id)
        or exists (select from reservations r where r.cart_id = c.id and r.released_at is null))
      and not exists (select from orders o where o.cart_id = c.id)) then
    return null;
  end if;
  if not prepare_order(p_cart, p_revision, p_state, p_units, p_site, p_keys, p_qtys, p_stores, p_now, p_until, p_total,
      p_tax) then
    return '';
  end if;
  select c.xmin::text || '.' || c.revision into written from carts c where c.id = p_cart;
  return written;
end $$;

-- Opens the first order of a cart that was read without a lock. Null when the cart, its owner or its orders are not what
-- they were: then whoever asks looks again, behind the lock.
create function open_first_order(
  p_order jsonb, p_payment jsonb, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz,
  p_until timestamptz, p_owner text, p_revision integer
) returns boolean language plpgsql as $$
begin
  perform 1 from carts c where c.id = p_order->>'cart_id' and c.owner_id = p_owner and c.revision = p_revision
    and c.closed_at is null for update;
  if not found or exists (select from orders o where o.cart_id = p_order->>'cart_id') then
    return null;
  end if;
  return open_order(p_order, p_payment, p_keys, p_qtys, p_stores, p_now, p_until);
end $$;
