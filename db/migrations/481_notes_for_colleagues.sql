-- A note of an order can be somebody's to see to, until it is ticked off.
alter table order_notes
  add column for_id text,
  add column for_name text,
  add column done_at timestamptz,
  add column done_by text;
create index order_notes_open on order_notes (for_id, order_number) where for_id is not null and done_at is null;

-- Who opens the studio sees which conversations are his.
create index conversations_owned on conversations (owner_id) where owner_id is not null and status = 'open';
