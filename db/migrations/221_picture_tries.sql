-- Pictures that visitors tried to hand in, also those that were none: reading them is what costs.
create table picture_tries (
  visitor text not null,
  tried_at timestamptz not null
);
create index picture_tries_of on picture_tries (visitor, tried_at);
create index picture_tries_old on picture_tries (tried_at);
