-- Steps of a checkout whose writes belong together, each in one call: few trips to the database while rows are locked.

-- Holds every piece or refuses: an error of class CN430 names the first SKU of which there is too little.
create function hold_or_refuse(
  p_cart text, p_site text, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz, p_until timestamptz
) returns void language plpgsql as $$
declare
  gone integer;
begin
  if cardinality(p_keys) = 0 then
    return;
  end if;
  select missing_key into gone from hold_stock(p_cart, p_site, p_keys, p_qtys, p_stores, p_now, p_until) limit 1;
  if found then
    raise exception 'there are too few pieces' using errcode = 'CN430', detail = gone::text;
  end if;
end $$;

-- Keeps a cart as it was priced for its order, holds its pieces and notes the amounts the shopper sees. False when
-- someone else wrote the cart meanwhile.
create function prepare_order(
  p_cart text, p_revision integer, p_state jsonb, p_units integer, p_site text, p_keys integer[], p_qtys integer[],
  p_stores integer[], p_now timestamptz, p_until timestamptz, p_total integer, p_tax integer
) returns boolean language plpgsql as $$
begin
  update carts set state = p_state, units = p_units, revision = revision + 1, updated_at = now()
    where id = p_cart and revision = p_revision and closed_at is null;
  if not found then
    return false;
  end if;
  perform hold_or_refuse(p_cart, p_site, p_keys, p_qtys, p_stores, p_now, p_until);
  insert into checkouts (cart_id, total, tax, prepared_at) values (p_cart, p_total, p_tax, p_now)
    on conflict (cart_id) do update set total = excluded.total, tax = excluded.tax, prepared_at = excluded.prepared_at;
  return true;
end $$;

-- Holds the pieces and writes the attempt at an order, with its payment when something is left to charge. False when the
-- order stands already. The caller holds the lock of the cart.
create function open_order(
  p_order jsonb, p_payment jsonb, p_keys integer[], p_qtys integer[], p_stores integer[], p_now timestamptz,
  p_until timestamptz
) returns boolean language plpgsql as $$
begin
  perform hold_or_refuse(p_order->>'cart_id', p_order->>'site', p_keys, p_qtys, p_stores, p_now, p_until);
  insert into orders as o (number, cart_id, owner_id, consumer_id, site, locale, channel, email, currency, total, attempt,
      claimed, document, created_at)
    select n.number, n.cart_id, n.owner_id, n.consumer_id, n.site, n.locale, n.channel, n.email, n.currency, n.total,
      n.attempt, true, n.document, n.created_at
    from jsonb_to_record(p_order) as n (number text, cart_id text, owner_id text, consumer_id text, site text,
      locale text, channel text, email text, currency text, total integer, attempt smallint, document jsonb,
      created_at timestamptz)
    on conflict (number) do update set owner_id = excluded.owner_id, consumer_id = excluded.consumer_id,
      locale = excluded.locale, email = excluded.email, total = excluded.total, attempt = excluded.attempt,
      claimed = true, document = excluded.document
    where o.placed_at is null;
  if not found then
    return false;
  end if;
  insert into payments (reference, order_number, provider, method, amount, currency, state, created_at, updated_at)
    select n.reference, p_order->>'number', n.provider, n.method, n.amount, p_order->>'currency', 'opening', p_now, p_now
    from jsonb_to_record(p_payment) as n (reference text, provider text, method text, amount integer)
    where p_payment is not null;
  return true;
end $$;

-- Makes an order stand: its payment is reserved, its pieces are sold, its cart is closed and what follows is queued, all
-- or nothing. False when someone else did. With p_until the hold ran out while the payment took its time: the pieces are
-- looked for anew.
create function stand_order(
  p_number text, p_reference text, p_provider_id text, p_keys integer[], p_qtys integer[], p_stores integer[],
  p_now timestamptz, p_until timestamptz, p_job text
) returns boolean language plpgsql as $$
declare
  placed record;
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
    where id = placed.cart_id and closed_at is null;
  if pieces > 0 then
    if p_until is not null then
      perform hold_or_refuse(placed.cart_id, placed.site, p_keys, p_qtys, p_stores, p_now, p_until);
    end if;
    if sell_held(placed.cart_id, p_number, p_now) <> pieces then
      raise exception 'the pieces that were held are gone' using errcode = 'CN430';
    end if;
  end if;
  insert into jobs (kind, payload) values (p_job, jsonb_build_object('number', p_number));
  return true;
end $$;
