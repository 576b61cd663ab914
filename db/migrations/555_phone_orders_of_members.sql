-- Whose account an order on the telephone is for: it is counted for them, and nobody else can take it. It goes with the account.
alter table phone_orders add column consumer_id text references consumers on delete cascade;
create index phone_orders_of on phone_orders (consumer_id) where consumer_id is not null;

-- As before; what staff prepared for one of the two goes over, and so do coupons and programs that wait for a second person.
create or replace function merge_consumers(p_into text, p_from text) returns void language plpgsql as $$
begin
  perform from consumers where id in (p_into, p_from) order by id for update;
  update orders set consumer_id = p_into where consumer_id = p_from;
  update orders set owner_id = p_into where owner_id = p_from;
  -- Every entry of the ledger goes over: the same cause in both is told apart.
  update loyalty_points l set consumer_id = p_into, cause = case when exists (select from loyalty_points k
    where k.consumer_id = p_into and k.reason = l.reason and k.cause = l.cause) then l.cause || ' ' || p_from else l.cause end
    where consumer_id = p_from;
  update program_spend set consumer_id = p_into where consumer_id = p_from;
  delete from saved_cards where consumer_id = p_from;
  update consumer_addresses a set consumer_id = p_into, main = a.main and not exists (select from consumer_addresses b
      where b.consumer_id = p_into and b.approach_type = a.approach_type and b.main)
    where consumer_id = p_from and not exists (select from consumer_addresses b
      where b.consumer_id = p_into and b.approach_type = a.approach_type and b.fingerprint = a.fingerprint);
  update subscriptions set consumer_id = p_into where consumer_id = p_from;
  update consent_history set consumer_id = p_into where consumer_id = p_from;
  update contact_messages set consumer_id = p_into where consumer_id = p_from;
  update support_cases set consumer_id = p_into where consumer_id = p_from;
  update reviews set consumer_id = p_into where consumer_id = p_from;
  update questions set consumer_id = p_into where consumer_id = p_from;
  update coupons set customer = p_into where customer = p_from;
  update credits set subject = p_into where subject = p_from and kind in ('points', 'coupon', 'program');
  update phone_orders set consumer_id = p_into where consumer_id = p_from;
  update event_registrations r set consumer_id = p_into where consumer_id = p_from and not exists (
    select from event_registrations k where k.consumer_id = p_into and k.event_id = r.event_id);
  update enrollments e set consumer_id = p_into where consumer_id = p_from and not exists (
    select from enrollments k where k.consumer_id = p_into and k.type = e.type);
  insert into list_items (list_id, id, colour_id, sku_key, qty, added_at)
    select k.id, i.id, i.colour_id, i.sku_key, i.qty, i.added_at from list_items i join lists f on f.id = i.list_id
    join lists k on k.owner_id = p_into and k.kind = f.kind where f.owner_id = p_from on conflict do nothing;
  update lists f set owner_id = p_into where owner_id = p_from and not exists (
    select from lists k where k.owner_id = p_into and k.kind = f.kind);
  delete from lists where owner_id = p_from;
  delete from consumers where id = p_from;
end $$;
