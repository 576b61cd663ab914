-- {"fr": {"text": …, "answers": {"12": …}}}; a language that is missing was not asked for yet.
alter table questions add translations jsonb not null default '{}';
