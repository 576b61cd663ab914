-- What staff find people by. Of an index, the beginning of a word; of a telephone number, its end.
create index consumers_by_email on consumers ((plain_word(email)) collate "C");
create index consumers_by_name on consumers ((plain_word(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) collate "C");
create index consumers_by_last_name on consumers ((plain_word(coalesce(last_name, '') || ' ' || coalesce(first_name, ''))) collate "C");
create index consumers_by_phone on consumers ((reverse(regexp_replace(coalesce(phone, ''), '\D', '', 'g'))) collate "C")
  where phone is not null;
create index orders_by_email on orders (lower(email)) where placed_at is not null;

-- Each yes and no to letters, as it was said.
create table consent_history (
  id bigint generated always as identity primary key,
  consumer_id text references consumers on delete cascade,
  recipient text not null,
  channel text not null,
  type text not null,
  optin boolean not null,
  -- Whether a second yes is needed and still missing.
  confirmed boolean not null,
  at timestamptz not null default now()
);
create index consent_history_of on consent_history (consumer_id, at);
create index consent_history_to on consent_history (recipient, at);

create function consent_said() returns trigger language plpgsql as $$
begin
  insert into consent_history (consumer_id, recipient, channel, type, optin, confirmed)
    values (new.consumer_id, new.recipient, new.channel, new.type, new.optin, new.optin and new.double_optin is distinct from false);
  return null;
end $$;
create trigger consent_given after insert on subscriptions for each row execute function consent_said();
create trigger consent_changed after update of optin, double_optin on subscriptions for each row
  when ((old.optin, old.double_optin) is distinct from (new.optin, new.double_optin)) execute function consent_said();

create function consent_forgotten() returns trigger language plpgsql as $$
begin
  delete from consent_history where recipient = old.recipient and channel = old.channel and type = old.type;
  return null;
end $$;
create trigger consent_forgotten after delete on subscriptions for each row execute function consent_forgotten();

insert into consent_history (consumer_id, recipient, channel, type, optin, confirmed, at)
  select consumer_id, recipient, channel, type, optin, optin and double_optin is distinct from false,
    coalesce(optout_at, optin_at, now()) from subscriptions;

-- Value that staff gave or took: points and gift cards. What is above one's limit waits for a second person.
create table credits (
  id text primary key,
  kind text not null check (kind in ('points', 'gift-card', 'new-gift-card')),
  -- A person, the number of a card, or the address a new one goes to.
  subject text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- What it is worth in minor units, for the limits.
  worth bigint not null check (worth > 0),
  site text not null,
  locale text not null,
  reason text not null,
  state text not null check (state in ('waiting', 'given', 'declined')),
  staff_id text not null,
  staff_name text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  -- The card that was made.
  card text
);
create index credits_of on credits (subject, created_at);
create index credits_by on credits (staff_id, created_at);
create index credits_waiting on credits (created_at) where state = 'waiting';

create index contact_messages_of on contact_messages (consumer_id) where consumer_id is not null;
create index support_cases_of on support_cases (consumer_id) where consumer_id is not null;
create index questions_of on questions (consumer_id) where consumer_id is not null;

-- Two accounts of one person become one. What only one of them can have stays with the one that is kept.
create function merge_consumers(p_into text, p_from text) returns void language plpgsql as $$
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
  update credits set subject = p_into where subject = p_from and kind = 'points';
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
create index gift_cards_by_ref on gift_cards ((left(md5(number), 20)));
create index gift_cards_by_end on gift_cards ((right(number, 4)));
create index gift_cards_by_purchase on gift_cards (bought_by collate "C") where bought_by is not null;
