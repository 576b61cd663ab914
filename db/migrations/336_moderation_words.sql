-- Words that a person looks at before others read them, per language, and which of them held a text.
create table moderation_words (
  language text not null,
  word text not null check (word <> ''),
  added_by text not null,
  added_at timestamptz not null,
  primary key (language, word)
);
alter table reviews add column held_word text;
alter table questions add column held_word text;
