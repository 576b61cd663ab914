-- What visitors with consent did, as far as the decision engine needs it.
create table decision_visitors (
  id text primary key,
  last_seen_at timestamptz not null default now()
);
create index decision_visitors_age on decision_visitors (last_seen_at);

create table viewed_styles (
  visitor_id text not null references decision_visitors on delete cascade,
  style_id text not null,
  viewed_at timestamptz not null default now(),
  primary key (visitor_id, style_id)
);
create index viewed_styles_recent on viewed_styles (viewed_at desc);

create table recommendation_counts (
  decision text not null,
  style_id text not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (decision, style_id)
);
