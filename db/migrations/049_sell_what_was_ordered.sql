-- A cart may change while its payment is at the bank, and then holds other pieces than its order wants. Those of the
-- order are held anew before they are sold, not whatever the cart holds by then.
drop function stand_order(text, text, text, integer[], integer[], integer[], timestamptz, timestamptz, text);

-- Makes an order stand: its payment is reserved, its pieces are sold, its cart is closed and what follows is queued, all
-- or nothing. False when someone else did. The pieces are looked for anew when the hold ran out while the payment took
-- its time (p_late), and when the cart is not the one the order was made from.
create function stand_order(
  p_number text, p_reference text, p_provider_id text, p_keys integer[], p_qtys integer[], p_stores integer[],
  p_now timestamptz, p_revision integer, p_late boolean, p_until timestamptz, p_job text
) returns boolean language plpgsql as $$
declare
  placed record;
  revision_before integer;
  pieces integer := coalesce((select sum(q) from unnest(p_qtys) q), 0);
begin
  if p_reference is not null then
    update payments set state = 'authorised', updated_at = p_now, provider_id = p_provider_id, reason = null, action = null
      where reference = p_reference and state in ('opening', 'action');
    if not found then
      return false;
    end if;
  end if;
  update orders set placed_at = p_now where number = p_number and placed_at is null returning cart_id, site into placed;
  if not found then
    return false;
  end if;
  update carts set closed_at = now(), closed_by = p_number, revision = revision + 1
    where id = placed.cart_id and closed_at is null returning revision - 1 into revision_before;
  if pieces > 0 then
    if p_late or revision_before is distinct from p_revision then
      perform hold_or_refuse(placed.cart_id, placed.site, p_keys, p_qtys, p_stores, p_now, p_until);
    end if;
    if sell_held(placed.cart_id, p_number, p_now) <> pieces then
      raise exception 'the pieces that were held are gone' using errcode = 'CN430';
    end if;
  end if;
  insert into jobs (kind, payload) values (p_job, jsonb_build_object('number', p_number));
  return true;
end $$;
