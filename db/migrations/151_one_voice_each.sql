-- Guests who passed the bot check: only they vote, report, hand in pictures and hold stock, each as one visitor.
create table proven_visitors (
  visitor text primary key,
  proven_at timestamptz not null default now()
);
create index proven_visitors_age on proven_visitors (proven_at);

-- What was reported waits for a person; only reports that weigh take it out of sight before.
alter table review_flags add column weighs boolean not null default false;
alter table social_reports add column weighs boolean not null default false;
alter table reviews add column reported_at timestamptz;
alter table social_media add column reported_at timestamptz;
create index reviews_reported on reviews (reported_at) where reported_at is not null;
create index social_media_reported on social_media (reported_at) where reported_at is not null;

-- Who handed in a picture, to count how many he handed in.
alter table social_media add column visitor text;
create index social_media_visitor on social_media (visitor, created_at) where visitor is not null;
