-- What staff decided about what shoppers wrote and showed, and how it was before: a decision can be taken back.
create table moderation_decisions (
  id text primary key,
  kind text not null check (kind in ('review', 'question', 'answer', 'picture')),
  thing_id text not null,
  decision text not null check (decision in ('published', 'hidden')),
  reason text,
  status_before text not null,
  reported_before timestamptz,
  -- The reports that were seen to by it.
  flags jsonb not null default '[]',
  staff_id text not null,
  decided_at timestamptz not null,
  undone_at timestamptz
);
create index moderation_decisions_of on moderation_decisions (kind, thing_id);
create index reviews_pending on reviews (created_at) where status = 'pending';
create index questions_pending on questions (created_at) where status = 'pending';
create index answers_pending on answers (created_at) where status = 'pending';
