-- What staff find orders by, and what they do to them.

-- Letters as they are compared: without accents, small, single spaces.
create function plain_word(p_text text) returns text language sql immutable as $$
  select btrim(regexp_replace(translate(regexp_replace(normalize(coalesce(p_text, ''), NFD), '[\u0300-\u036f]', '', 'g'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'), '\s+', ' ', 'g'))
$$;

-- One row for each word that leads to an order. Beside the orders: whoever buys does not wait for it.
create table order_words (
  order_number text not null references orders on delete cascade,
  kind text not null check (kind in ('number', 'email', 'name', 'phone', 'sku', 'tracking', 'card', 'amount')),
  word text collate "C" not null,
  placed_at timestamptz not null,
  primary key (order_number, kind, word)
);
create index order_words_found on order_words (kind, word, placed_at desc, order_number desc);

-- Telephone numbers stand backwards: people know their end, and countries are written in many ways.
create function words_of_order(p_number text) returns table (kind text, word text) language sql stable as $$
  with o as (select number, email, total, document from orders where number = p_number and placed_at is not null),
  person as (
    select o.document->'shippingAddress' as who from o
    union all select o.document->'billingAddress' from o
    union all select s->'address' from o, jsonb_array_elements(o.document->'shipments') s
    union all select jsonb_build_object('recipientFirstName', s->'contact'->>'firstName', 'recipientLastName', s->'contact'->>'lastName',
      'recipientContactEmail', s->'contact'->>'email', 'recipientContactPhone', s->'contact'->>'phone')
      from o, jsonb_array_elements(o.document->'shipments') s
  ),
  words as (
    select 'number' as kind, regexp_replace(plain_word(o.number), '[^a-z0-9]', '', 'g') as word from o
    union all select 'number', regexp_replace(regexp_replace(plain_word(o.number), '^crn-', ''), '[^a-z0-9]', '', 'g') from o
    union all select 'email', plain_word(o.email) from o
    union all select 'email', plain_word(who->>'recipientContactEmail') from person
    union all select 'name', plain_word(concat_ws(' ', who->>'recipientFirstName', who->>'recipientLastName')) from person
    union all select 'name', plain_word(who->>'recipientLastName') from person
    union all select 'phone', reverse(regexp_replace(coalesce(who->>'recipientContactPhone', ''), '\D', '', 'g')) from person
    union all select 'sku', plain_word(l->>'sku') from o, jsonb_array_elements(o.document->'lines') l
    union all select 'tracking', plain_word(s->>'trackingNumber') from o, jsonb_array_elements(o.document->'shipments') s
    union all select 'card', p->'card'->>'lastFour' from o, jsonb_array_elements(o.document->'paymentMethod') p
    union all select 'amount', o.total::text from o
  )
  select distinct words.kind, words.word from words where words.word <> ''
$$;

create function note_order_words(p_number text) returns void language plpgsql as $$
begin
  delete from order_words w where w.order_number = p_number
    and not exists (select from words_of_order(p_number) n where n.kind = w.kind and n.word = w.word);
  insert into order_words (order_number, kind, word, placed_at)
    select o.number, n.kind, n.word, o.placed_at from orders o cross join words_of_order(p_number) n where o.number = p_number
    on conflict do nothing;
end $$;

do $$ begin perform note_order_words(number) from orders where placed_at is not null; end $$;

create index orders_listed on orders (placed_at desc, number desc) where placed_at is not null;
create index orders_in_status on orders (status, placed_at desc, number desc) where placed_at is not null;

alter table orders
  -- Somebody looks whether it is honest: nothing leaves meanwhile.
  add column held_at timestamptz,
  add column held_reason text;
create index orders_held on orders (placed_at desc, number desc) where held_at is not null;

create table order_notes (
  id text primary key,
  order_number text not null references orders on delete cascade,
  staff_id text not null,
  staff_name text not null,
  text text not null,
  created_at timestamptz not null
);
create index order_notes_of on order_notes (order_number, created_at);

-- Money that somebody wants to give and may not alone: a second person decides.
create table refund_requests (
  id text primary key,
  order_number text not null references orders on delete cascade,
  wish jsonb not null,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'declined')),
  staff_id text not null,
  staff_name text not null,
  created_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz
);
create index refund_requests_of on refund_requests (order_number, created_at);
create index refund_requests_waiting on refund_requests (created_at) where state = 'waiting';

-- What was written to a buyer about an order, by its values: enough to show it, and to send it again.
create table order_mails (
  job_id bigint primary key,
  order_number text not null,
  template text not null,
  subject text not null,
  mail jsonb not null,
  sent_at timestamptz not null
);
create index order_mails_of on order_mails (order_number, sent_at);
create index order_mails_to on order_mails (lower(mail->>'to'));
