-- Somebody gave a part of it back at the provider, or all of it: less is owed than was told, or nothing.
create function refund_shrank() returns trigger language plpgsql as $$
begin
  perform tell_event('refund.changed', 'order:' || old.order_number, o.site, o.version, jsonb_build_object(
      'refundId', 'rf_' || left(md5(old.key), 20), 'amount', case when tg_op = 'DELETE' then 0 else new.amount end,
      'before', old.amount, 'currency', o.currency,
      'to', case when old.gift_card is null then 'payment' else 'gift-card' end))
    from orders o where o.number = old.order_number;
  return null;
end $$;
-- By its name before `refund_done`: what has shrunk is what has succeeded.
create trigger refund_changed after update of amount on refunds for each row
  when (old.amount <> new.amount) execute function refund_shrank();
create trigger refund_dropped after delete on refunds for each row execute function refund_shrank();
