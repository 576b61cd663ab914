-- How often each variant was seen, for shops that measure with the embedded engine.
create table experiment_counts (
  experience_id text not null,
  variant_id text not null,
  impressions integer not null default 0,
  primary key (experience_id, variant_id)
);
