-- When whoever made a key was told that it ends.
alter table staff add column end_told_at timestamptz;
