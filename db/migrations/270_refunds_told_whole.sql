-- As wide as what it may become.
alter table refund_requests alter column amount type bigint;

-- Somebody made it at the provider: it is done when it is first heard of. By its name, after `refund_owed`.
create trigger refund_owed_and_done after insert on refunds for each row
  when (new.done_at is not null) execute function refund_told('refund.succeeded');
