-- One inbox over what people write: messages, cases, questions to products and mails that come back in. What they wrote stays
-- where it was written, and goes from there; a conversation tells how it stands at the desk.
create table conversations (
  -- The number of the case, or Q-… of a question.
  id text primary key,
  kind text not null check (kind in ('message', 'case', 'question', 'mail')),
  site text not null,
  locale text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  owner_id text,
  owner_name text,
  order_number text,
  opened_at timestamptz not null,
  -- When somebody wrote or answered last: since then it waits.
  moved_at timestamptz not null,
  first_answer_at timestamptz
);
create index conversations_in_status on conversations (status, moved_at, id);
create index conversations_opened on conversations (opened_at);
create index conversations_of_order on conversations (order_number) where order_number is not null;

create table conversation_entries (
  id text primary key,
  conversation_id text not null references conversations on delete cascade,
  kind text not null check (kind in ('in', 'reply', 'note')),
  -- Of who wrote a mail.
  email text,
  name text,
  subject text,
  text text not null,
  staff_id text,
  staff_name text,
  -- Of a mail that came in: the same one is taken once.
  message_id text unique,
  created_at timestamptz not null
);
create index conversation_entries_of on conversation_entries (conversation_id, created_at);
create index conversation_entries_from on conversation_entries (lower(email)) where email is not null;
create index contact_messages_from on contact_messages (lower(email));
create index support_cases_from on support_cases (lower(email));

create table text_blocks (
  id text primary key,
  language text not null,
  title text not null,
  text text not null,
  staff_id text not null,
  changed_at timestamptz not null
);

-- Where a case was opened: before, only its organisation told.
alter table support_cases add column site text, add column locale text;

create function open_conversation(p_id text, p_kind text, p_site text, p_locale text, p_order text, p_at timestamptz)
returns void language plpgsql as $$
begin
  insert into conversations (id, kind, site, locale, order_number, opened_at, moved_at)
    values (p_id, p_kind, p_site, p_locale, p_order, p_at, p_at) on conflict (id) do nothing;
  if found then
    perform tell_event('conversation.received', 'conversation:' || p_id, p_site, null, jsonb_build_object('kind', p_kind));
  end if;
end $$;

create function message_received() returns trigger language plpgsql as $$
begin
  perform open_conversation(new.case_number, 'message', new.site, new.locale, new.order_number, new.created_at);
  return null;
end $$;
create trigger message_received after insert on contact_messages for each row execute function message_received();

-- A server of the version before tells no site: the buyer's own, or the one in the name of the organisation.
create function case_site(p_site text, p_consumer text, p_organisation text) returns text language sql stable as $$
  select coalesce(p_site, (select site from consumers where id = p_consumer),
    upper(substring(lower(p_organisation) from '-(us|ca|gb|de|fr|es)$')), 'US')
$$;
create function case_received() returns trigger language plpgsql as $$
begin
  perform open_conversation(new.number, 'case', case_site(new.site, new.consumer_id, new.organisation),
    coalesce(new.locale, 'en-us'), new.payload->>'orderNumber', new.created_at);
  return null;
end $$;
create trigger case_received after insert on support_cases for each row execute function case_received();

-- A question waits for an answer while shoppers see it.
create function question_received() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    perform open_conversation('Q-' || new.id, 'question', upper(split_part(coalesce(new.locale, 'en-us'), '-', 2)),
      coalesce(new.locale, 'en-us'), null, new.created_at);
    update conversations set status = 'open' where id = 'Q-' || new.id and status = 'closed' and first_answer_at is null;
  else
    update conversations set status = 'closed' where id = 'Q-' || new.id;
  end if;
  return null;
end $$;
create trigger question_received after insert or update of status on questions for each row
  when (cairn_loud()) execute function question_received();

create function question_answered() returns trigger language plpgsql as $$
begin
  update conversations set status = 'answered', moved_at = new.created_at,
    first_answer_at = coalesce(first_answer_at, new.created_at)
    where id = 'Q-' || new.question_id and status = 'open';
  return null;
end $$;
create trigger question_answered after insert or update of status on answers for each row
  when (new.status = 'published' and cairn_loud()) execute function question_answered();

create function conversation_gone() returns trigger language plpgsql as $$
begin
  delete from conversations where id = case tg_table_name when 'contact_messages' then to_jsonb(old)->>'case_number'
    when 'support_cases' then to_jsonb(old)->>'number' else 'Q-' || (to_jsonb(old)->>'id') end;
  return null;
end $$;
create trigger message_gone after delete on contact_messages for each row execute function conversation_gone();
create trigger case_gone after delete on support_cases for each row execute function conversation_gone();
create trigger question_gone after delete on questions for each row execute function conversation_gone();

insert into conversations (id, kind, site, locale, status, order_number, opened_at, moved_at)
  select case_number, 'message', site, locale, status, order_number, created_at, created_at from contact_messages
  union all
  select number, 'case', case_site(site, consumer_id, organisation), coalesce(locale, 'en-us'), status, payload->>'orderNumber',
    created_at, created_at from support_cases
  union all
  select 'Q-' || q.id, 'question', upper(split_part(coalesce(q.locale, 'en-us'), '-', 2)), coalesce(q.locale, 'en-us'), 'open',
    null, q.created_at, q.created_at from questions q
    where q.status = 'published' and not exists (select from answers a where a.question_id = q.id and a.status = 'published');
